import { say } from '@tavolata/board-kit';
import { Sheet } from '../../shared/Sheet.tsx';
import type { TablePageState } from '../state/page-state.ts';
import { tap } from '../state/things.ts';

/** Things lie closer to each other than a finger is wide: which of them was meant. */
export function Which({ state }: { readonly state: TablePageState }) {
  const { meant } = state;
  const close = () => {
    meant.value = [];
  };
  return (
    <Sheet title={say('which')} open={meant.value.length > 0} class="which" onClose={close}>
      {meant.value.map(({ thing, name }) => (
        <button
          key={JSON.stringify(thing)}
          type="button"
          class="btn"
          onClick={() => {
            close();
            tap(state, thing);
          }}
        >
          {name}
        </button>
      ))}
    </Sheet>
  );
}
