import { useSignal } from '@preact/signals';
import { Dialog, Icon, say } from '@tavolata/board-kit';
import { Invite } from '../../invites/Invite.tsx';
import type { TablePageState } from '../state/page-state.ts';
import { mayDecide } from './may-decide.ts';
import { waitingFor } from './waiting-for.ts';

/** Nobody sits where somebody is asked: whoever may gives the seat to a bot, or calls a friend. */
export function FreeSeats({ state }: { readonly state: TablePageState }) {
  const isInviting = useSignal(false);
  const table = state.session.table.value;
  const free = table && state.session.company && state.isPlaying ? waitingFor(table).free : [];
  if (!table || free.length === 0) return null;
  const { about, snapshot } = table;
  const open = snapshot.seats.filter(({ who }) => who === 'open').length;
  const close = () => {
    isInviting.value = false;
  };
  return (
    <div class="answers">
      {mayDecide(table) &&
        free.map(seat => (
          <button
            key={seat}
            type="button"
            class="btn"
            onClick={() => void state.send({ do: 'replace', seat, with: 'normal' })}
          >
            {state.speaker.value.say('seat.bot-for', { seat })}
          </button>
        ))}
      <button
        type="button"
        class="btn"
        aria-haspopup="dialog"
        onClick={() => {
          isInviting.value = true;
        }}
      >
        {say('invite.title')}
      </button>
      <Dialog
        class="rule-dialog menu-dialog"
        label={say('invite.title')}
        open={isInviting.value}
        onClose={close}
      >
        <div class="inspect-panel menu">
          <header>
            <div />
            <button type="button" class="tv-icon" aria-label={say('close')} onClick={close}>
              <Icon name="close" />
            </button>
          </header>
          <Invite id={about.id} free={open} />
        </div>
      </Dialog>
    </div>
  );
}
