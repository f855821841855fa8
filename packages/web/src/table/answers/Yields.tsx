import { type AnswerDraft, say } from '@tavolata/board-kit';
import type { YieldRule } from '@tavolata/table';
import type { TablePageState } from '../state/page-state.ts';
import { isSame, yieldedName } from '../state/yields.ts';

interface Props {
  readonly state: TablePageState;
  readonly draft: AnswerDraft;
}

const KEY: Readonly<Record<YieldRule['until'], string>> = { turn: 'Y', always: '⇧Y' };

/** 'Do not ask me this again': for this turn or for good, by what asks. Only where saying no is an answer. */
export function Yields({ state, draft }: Props) {
  if (!draft.canYield) return null;
  const isNo = draft.question.kind === 'yes-no';
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
  const set = state.session.table.value?.snapshot.settings?.yields.find(each => last && isSame(each, last));
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
