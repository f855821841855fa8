import { useSignal } from '@preact/signals';
import { Invite } from '../online/Invite.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import { Icon } from '../shared/Icon.tsx';
import { say } from '../shared/Say.tsx';
import { awaited } from './awaited.ts';
import { mayDecide } from './deciding.ts';
import type { TableState } from './state.ts';

/** Nobody sits where somebody is asked: whoever may gives the seat to a bot, or calls a friend. */
export function FreeSeats({ state }: { readonly state: TableState }) {
  const isInviting = useSignal(false);
  const told = state.session.told.value;
  const free = told && state.session.company && state.isPlaying ? awaited(told).free : [];
  if (!told || free.length === 0) return null;
  const { about, picture } = told;
  const open = picture.seats.filter(({ who }) => who === 'open').length;
  const close = () => {
    isInviting.value = false;
  };
  return (
    <div class="answers">
      {mayDecide(told) &&
        free.map(seat => (
          <button
            key={seat}
            type="button"
            class="btn"
            onClick={() => void state.wish({ do: 'replace', seat, with: 'normal' })}
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
