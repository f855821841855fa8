import type { Def, Seat, State } from '@tavolata/kernel';
import type { Match, Rejection } from '@tavolata/kernel/match';
import type { Problem } from '../errors.ts';
import { type History, isPersonal, type StandingEntry } from '../state/history.ts';
import type { Decision, TableState } from '../state/table-state.ts';

/**
 * Takes moves back, or asks those who must agree. Free is what nobody has learnt anything from, as long as no other
 * person's answer followed; bots agree to everything, and so do people at one screen.
 */
export function undo<S extends State, D extends Def>(
  state: TableState<S, D>,
  seat: Seat,
  wanted: number | undefined,
): Decision<S, D> | Problem {
  const { match, history, ledger } = state;
  if (!match || !history) return { code: 'not-started' };
  // The key is open now: nothing that would follow could still be a secret.
  if (match.result) return { code: 'over' };
  if (state.hasLeft(seat)) return { code: 'already-left' };
  const target = targetOf(history, seat, wanted);
  if (target >= history.questionAt) return retract(state, history, seat, target);
  if (ledger.request) return { code: 'request-open' };
  if (ledger.refused?.seat === seat) return { code: 'refused-before' };
  if (target < 0) return { code: 'nothing-to-undo' };
  const to = history.questionBefore(target);
  // A departure is final: a seat cannot be brought back against its will.
  if (history.slice(to).some(deed => deed.t === 'leave')) return { code: 'no-such-moment' };
  // Whether somebody has answered a part of the open question must not show yet.
  const needs = consents(state, match, seat, to, history.slice(to, history.questionAt));
  if (needs.length > 0) return { entries: [{ t: 'ask-undo', seat, to, needs }] };
  return state.decide(live => live.undo(to, seat));
}

const targetOf = (history: History, seat: Seat, wanted: number | undefined): number =>
  wanted ?? history.slice().findLastIndex(deed => isPersonal(deed) && deed.seat === seat);

/** The moment that the match would have to go back to; nothing where only a part of the open question is taken back. */
export function reachOf<S extends State, D extends Def>(
  { match, history }: TableState<S, D>,
  seat: Seat,
  wanted: number | undefined,
): number | undefined {
  if (!match || !history || match.result) return undefined;
  const target = targetOf(history, seat, wanted);
  return target < 0 || target >= history.questionAt ? undefined : history.questionBefore(target);
}

/** Everybody has agreed. */
export function grantUndo<S extends State, D extends Def>(state: TableState<S, D>): Decision<S, D> | Problem {
  const { request } = state.ledger;
  if (!request) return { code: 'no-request' };
  return state.decide(match => match.undo(request.to, request.seat));
}

/** The people whose agreement is needed; it hangs on nothing but what everybody has seen. */
function consents<S extends State, D extends Def>(
  state: TableState<S, D>,
  match: Match<S, D>,
  seat: Seat,
  to: number,
  seen: readonly StandingEntry[],
): Seat[] {
  const { seats } = state.ledger;
  const mine = seats.get(seat);
  const others = [...seats].flatMap(([other, sitter]) => {
    if (other === seat || sitter.who !== 'person' || state.hasLeft(other)) return [];
    const together = mine?.who === 'person' && mine.screen !== undefined && mine.screen === sitter.screen;
    return together ? [] : [other];
  });
  return match.isFreeToUndo(to) && !seen.some(deed => isOf(others, deed)) ? [] : others;
}

/**
 * Whether one of these people answered, or had their settings answer: if only one of the two counted, whoever asks to
 * take something back would learn whether there was anything to decide.
 */
const isOf = (people: readonly Seat[], deed: StandingEntry): boolean =>
  deed.t === 'answer' && deed.by !== 'bot' && people.includes(deed.seat);

/**
 * One's part of a joint question, taken back before the others have answered theirs. What they have done already is
 * done again in their name: they are not asked twice, whoever has left is not brought back, and nobody notices.
 */
function retract<S extends State, D extends Def>(
  state: TableState<S, D>,
  history: History,
  seat: Seat,
  target: number,
): Decision<S, D> | Problem {
  const [mine, ...others] = history.slice(target);
  if (mine?.t !== 'answer' || mine.seat !== seat) return { code: 'no-such-moment' };
  return state.decide(match => {
    let rejection: Rejection | undefined = match.undo(target, seat);
    for (const deed of others) rejection ??= doAgain(match, deed);
    return rejection;
  });
}

function doAgain<S extends State, D extends Def>(
  match: Match<S, D>,
  deed: StandingEntry,
): Rejection | undefined {
  if (deed.t === 'answer') return match.answer(deed.seat, deed.pick, deed.by, deed.q);
  return deed.t === 'leave' ? match.leave(deed.seat) : undefined;
}
