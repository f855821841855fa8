import { say } from '@tavolata/board-kit';
import type { TablePageState } from '../state/page-state.ts';

/** The rule behind a question, a tap away. */
export function Why({ state, rule }: { readonly state: TablePageState; readonly rule: string }) {
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
