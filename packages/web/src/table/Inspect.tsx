import { Dialog } from '../shared/Dialog.tsx';
import { say } from '../shared/Say.tsx';
import type { TableState } from './state.ts';

/** A card under the magnifying glass: its text, and where its numbers come from. */
export function Inspect({ state }: { readonly state: TableState }) {
  const card = state.inspected.value;
  const scene = state.scene.value;
  const page = state.page.value;
  if (!scene || !page) return null;
  const close = () => {
    state.inspected.value = undefined;
  };
  const { Card } = page;
  const speaker = state.speaker.value;
  const def = card === undefined ? undefined : scene.g.def(card);
  const name = def ? speaker.card(def.id, def.back) : '';
  return (
    <Dialog class="inspect-dialog" label={name} open={card !== undefined} onClose={close}>
      {card !== undefined && def && (
        <div class="inspect">
          <div class="inspect-card">
            <Card scene={scene} card={card} />
          </div>
          <div class="inspect-panel">
            <h2>{name}</h2>
            {speaker.has(`card.${def.id}.text`) && <p>{speaker.say(`card.${def.id}.text`)}</p>}
            <dl class="numbers">
              {page.numbers(scene, card).map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <button type="button" class="btn" onClick={close}>
              {say('close')}
            </button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
