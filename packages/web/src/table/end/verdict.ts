import type { Result, Seat } from '@tavolata/kernel';
import type { TablePageState } from '../state/page-state.ts';

/** What an end means here: for me, or for nobody in particular. */
export type Verdict = 'won' | 'lost' | 'all-lost' | 'draw' | 'over';

/** Whose screen this is: at one that several share, or that only looks on, nobody is 'you'. */
export function ownSeat({ session }: TablePageState): Seat | undefined {
  const { viewer, snapshot } = session.table.value ?? {};
  const isMine =
    session.company !== undefined || snapshot?.seats.filter(({ who }) => who === 'person').length === 1;
  return isMine && viewer !== 'onlooker' ? (viewer as Seat | undefined) : undefined;
}

export function verdictOf({ how, winners }: Result, me: Seat | undefined): Verdict {
  if (how === 'lost') return 'all-lost';
  if (winners.length === 0) return 'draw';
  if (me === undefined) return 'over';
  return winners.includes(me) ? 'won' : 'lost';
}

/** Who has won, in a sentence. */
export function winnersLine(state: TablePageState, { winners }: Result): string {
  if (winners.length === 0) return state.speaker.value.say('result.nobody');
  const me = ownSeat(state);
  const names = winners.filter(seat => seat !== me);
  return state.speaker.value.say(names.length < winners.length ? 'result.you' : 'result.winner', { names });
}

/** Ends that came because somebody left. */
const BY_LEAVING: readonly string[] = ['others-left', 'heroes-left', 'all-left'];

/** Why it is over: whoever conceded is told so, and the others by name who left them. */
export function reasonLine(state: TablePageState, result: Result): string {
  const speaker = state.speaker.value;
  if (!BY_LEAVING.includes(result.reason)) return speaker.result(result);
  const me = ownSeat(state);
  const seats = state.session.table.value?.snapshot.seats ?? [];
  const names = seats.flatMap(({ seat, left }) => (left ? [seat] : []));
  if (me !== undefined && names.includes(me)) return speaker.say('result.you-left');
  return names.length > 0 ? speaker.say('result.left', { names }) : speaker.result(result);
}

/** Everybody with their place, best first; who shares a place has the same. */
export const placesOf = ({ order }: Result): { readonly place: number; readonly seats: readonly Seat[] }[] =>
  order.map((seats, i) => ({ place: order.slice(0, i).flat().length + 1, seats }));
