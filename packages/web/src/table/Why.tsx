import { say } from '../shared/Say.tsx';
import type { TableState } from './state.ts';

/** The rule behind a question, a tap away. */
export function Why({ state, rule }: { readonly state: TableState; readonly rule: string }) {
  return (
    <button
      type="button"
      class="perche"
      onClick={() => {
        state.explained.value = { rule };
      }}
    >
      {say('why')} <em>{rule}</em>
    </button>
  );
}
