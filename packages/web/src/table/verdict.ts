import type { Result, Seat } from '@tavolata/kernel';
import type { TableState } from './state.ts';

/** What an end means here: for me, or for nobody in particular. */
export type Verdict = 'won' | 'lost' | 'all-lost' | 'draw' | 'over';

/** Whose screen this is: at one that several share, or that only looks on, nobody is 'you'. */
export function ownSeat({ session }: TableState): Seat | undefined {
  const { viewer, picture } = session.told.value ?? {};
  const isMine =
    session.company !== undefined || picture?.seats.filter(({ who }) => who === 'person').length === 1;
  return isMine && viewer !== 'onlooker' ? (viewer as Seat | undefined) : undefined;
}

export function verdictOf({ how, winners }: Result, me: Seat | undefined): Verdict {
  if (how === 'lost') return 'all-lost';
  if (winners.length === 0) return 'draw';
  if (me === undefined) return 'over';
  return winners.includes(me) ? 'won' : 'lost';
}

/** Who has won, in a sentence. */
export function winnersLine(state: TableState, { winners }: Result): string {
  if (winners.length === 0) return state.speaker.value.say('result.nobody');
  const me = ownSeat(state);
  const names = winners.filter(seat => seat !== me);
  return state.speaker.value.say(names.length < winners.length ? 'result.you' : 'result.winner', { names });
}

/** Everybody with their place, best first; who shares a place has the same. */
export const placesOf = ({ order }: Result): { readonly place: number; readonly seats: readonly Seat[] }[] =>
  order.map((seats, i) => ({ place: order.slice(0, i).flat().length + 1, seats }));
