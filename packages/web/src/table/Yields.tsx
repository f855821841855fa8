import type { Yield } from '@tavolata/table';
import { say } from '../shared/Say.tsx';
import type { Picking } from './picking.ts';
import type { TableState } from './state.ts';
import { isSame, yieldedName } from './yielding.ts';

interface Props {
  readonly state: TableState;
  readonly picking: Picking;
}

const KEY: Readonly<Record<Yield['until'], string>> = { turn: 'Y', always: '⇧Y' };

/** 'Do not ask me this again': for this turn or for good, by what asks. Only where saying no is an answer. */
export function Yields({ state, picking }: Props) {
  if (!picking.canYield) return null;
  const isNo = picking.ask.kind === 'yes-no';
  return (
    <div class="yields">
      <span>{say('yield')}</span>
      {state.untils.value.map(until => (
        <button key={until} type="button" class="perche" onClick={() => void state.yieldTo(until)}>
          {say(isNo ? `yield.no-${until}` : `yield.${until}`)} <kbd>{KEY[until]}</kbd>
        </button>
      ))}
    </div>
  );
}

/** What I have just said not to ask me any more, and the way back. */
export function Yielded({ state }: Pick<Props, 'state'>) {
  const last = state.yielded.value;
  const set = state.session.told.value?.picture.settings?.yields.find(each => last && isSame(each, last));
  if (!set) return null;
  return (
    <p class="why beside">
      {say(`yield.done-${set.until}`, { question: yieldedName(state.speaker.value, set) })}{' '}
      <button type="button" class="perche" onClick={() => void state.askAgain(set)}>
        {say('yielded.again')}
      </button>
    </p>
  );
}
