import { say } from '../shared/Say.tsx';
import type { Picking } from './picking.ts';
import type { TableState } from './state.ts';

interface Props {
  readonly state: TableState;
  readonly picking: Picking;
}

/** 'Do not ask me this again': for this turn or for good, by what asks. Only where saying no is an answer. */
export function Yields({ state, picking }: Props) {
  if (!picking.canDecline) return null;
  return (
    <div class="yields">
      <span>{say('yield')}</span>
      <button type="button" class="perche" onClick={() => void state.yieldTo('turn')}>
        {say('yield.turn')} <kbd>Y</kbd>
      </button>
      <button type="button" class="perche" onClick={() => void state.yieldTo('always')}>
        {say('yield.always')} <kbd>⇧Y</kbd>
      </button>
    </div>
  );
}
