import { useSignal } from '@preact/signals';
import { Sign, say } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import { Sheet } from '../shared/Sheet.tsx';
import type { TablePageState } from '../table/state/page-state.ts';
import { zoneName } from '../table/TextTable.tsx';
import { handsOf } from './hands.ts';

interface Props {
  readonly state: TablePageState;
}

/** Boards have no place for the hands of others: where everything lies open, they are on a sheet of their own. */
export function Hands({ state }: Props) {
  const isOpen = useSignal(false);
  const close = () => {
    isOpen.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="btn"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {say('replay.hands')}
      </button>
      <Sheet title={say('replay.hands-title')} open={isOpen.value} class="hands" onClose={close}>
        <Seats state={state} />
      </Sheet>
    </>
  );
}

function Seats({ state }: Props) {
  const [scene, page] = [state.scene.value, state.page.value];
  if (!scene || !page) return null;
  const { seats } = scene.g;
  const isAny = seats.some(seat => handsOf(page.game, scene.g.state, seat).length > 0);
  if (!isAny) return <p>{say('replay.hands-none')}</p>;
  return (
    <>
      {seats.map(seat => (
        <Held key={seat} state={state} seat={seat} />
      ))}
    </>
  );
}

/** The cards of one seat by their names: each can be read. */
function Held({ state, seat }: Props & { readonly seat: Seat }) {
  const [scene, page] = [state.scene.value, state.page.value];
  if (!scene || !page) return null;
  const { g, say: speaker } = scene;
  const place = state.session.table.value?.snapshot.seats.find(each => each.seat === seat);
  return (
    <section>
      <h3>
        <Sign seat={seat} name={speaker.seat(seat)} bot={place?.who === 'bot'} /> {speaker.seat(seat)}
      </h3>
      <dl>
        {handsOf(page.game, g.state, seat).map(zone => (
          <div key={zone}>
            <dt>{zoneName(scene, page, zone)}</dt>
            <dd>
              {g.cards(zone).map(card => (
                <button key={card} type="button" class="btn" onClick={() => scene.inspect(card)}>
                  {speaker.card(g.def(card).id, g.def(card).back)}
                </button>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
