import { useSignal, useSignalEffect } from '@preact/signals';
import type { Seat } from '@tavolata/kernel';
import { say } from '../shared/Say.tsx';
import { Sign } from '../shared/Sign.tsx';
import type { TableState } from './state.ts';

/** Long enough for answers that give themselves, too short for anybody to wonder. */
const SETTLE = 200;

/** At one screen: when it is another person's turn, nothing is shown until they have it in their hands. */
export function HandOver({ state }: { readonly state: TableState }) {
  const next = useSignal<Seat | undefined>(undefined);
  useSignalEffect(() => {
    const told = state.session.told.value;
    const { lookAs } = state.session;
    const mine = told?.picture.question !== undefined;
    const people = told?.picture.seats.filter(place => place.who === 'person' && !place.left) ?? [];
    const waiting = people.find(
      place => told?.picture.waiting.includes(place.seat) && place.seat !== told.viewer,
    );
    if (!lookAs || mine || !waiting) {
      next.value = undefined;
      return;
    }
    const timer = setTimeout(() => {
      next.value = waiting.seat;
    }, SETTLE);
    return () => clearTimeout(timer);
  });
  const seat = next.value;
  if (!seat) return null;
  const name = state.speaker.value.seat(seat);
  return (
    <div class="hand-over" role="alertdialog" aria-label={say('hand-over', { name })}>
      <Sign seat={seat} name={name} />
      <p>{say('hand-over', { name })}</p>
      <button type="button" class="btn btn-main" data-main onClick={() => state.lookAs(seat)}>
        {say('hand-over.ready', { name })}
      </button>
    </div>
  );
}
