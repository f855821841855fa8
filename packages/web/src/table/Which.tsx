import { Dialog } from '../shared/Dialog.tsx';
import { say } from '../shared/Say.tsx';
import type { TableState } from './state.ts';
import { tap } from './things.ts';

/** Things lie closer to each other than a finger is wide: which of them was meant. */
export function Which({ state }: { readonly state: TableState }) {
  const { meant } = state;
  const close = () => {
    meant.value = [];
  };
  return (
    <Dialog
      class="rule-dialog menu-dialog"
      label={say('which')}
      open={meant.value.length > 0}
      onClose={close}
    >
      <div class="inspect-panel menu which">
        <h2>{say('which')}</h2>
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
      </div>
    </Dialog>
  );
}
