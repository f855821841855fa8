import type { Def, Match, Rejection, Seat, State } from '@tavolata/kernel';
import type { Problem } from './errors.ts';
import { type History, isPersonal, type Stood } from './history.ts';
import type { Draft, Standing } from './standing.ts';

/**
 * Takes moves back, or asks those who must agree. Free is what nobody has learnt anything from, as long as no other
 * person's answer followed; bots agree to everything, and so do people at one screen.
 */
export function undo<S extends State, D extends Def>(
  standing: Standing<S, D>,
  seat: Seat,
  wanted: number | undefined,
): Draft | Problem {
  const { match, history, affairs } = standing;
  if (!match || !history) return { code: 'not-started' };
  // The key is open now: nothing that would follow could still be a secret.
  if (match.result) return { code: 'over' };
  if (standing.hasLeft(seat)) return { code: 'already-left' };
  const target = wanted ?? history.deeds().findLastIndex(deed => isPersonal(deed) && deed.seat === seat);
  if (target >= history.questionAt) return retract(standing, history, seat, target);
  if (affairs.request) return { code: 'request-open' };
  if (affairs.refused?.seat === seat) return { code: 'refused-before' };
  if (target < 0) return { code: 'nothing-to-undo' };
  const to = history.questionBefore(target);
  // A departure is final: a seat cannot be brought back against its will.
  if (history.deeds(to).some(deed => deed.t === 'leave')) return { code: 'no-such-moment' };
  // Whether somebody has answered a part of the open question is nobody's business yet.
  const needs = consents(standing, match, seat, to, history.deeds(to, history.questionAt));
  if (needs.length > 0) return { entries: [{ t: 'ask-undo', seat, to, needs }] };
  return standing.draft(live => live.undo(to, seat));
}

/** Everybody has agreed. */
export function grantUndo<S extends State, D extends Def>(standing: Standing<S, D>): Draft | Problem {
  const { request } = standing.affairs;
  if (!request) return { code: 'no-request' };
  return standing.draft(match => match.undo(request.to, request.seat));
}

/** The people whose agreement is needed; it hangs on nothing but what everybody has seen. */
function consents<S extends State, D extends Def>(
  standing: Standing<S, D>,
  match: Match<S, D>,
  seat: Seat,
  to: number,
  seen: readonly Stood[],
): Seat[] {
  const { seats } = standing.affairs;
  const mine = seats.get(seat);
  const others = [...seats].flatMap(([other, sitter]) => {
    if (other === seat || sitter.who !== 'person' || standing.hasLeft(other)) return [];
    const together = mine?.who === 'person' && mine.screen !== undefined && mine.screen === sitter.screen;
    return together ? [] : [other];
  });
  return match.isFreeToUndo(to) && !seen.some(deed => isOf(others, deed)) ? [] : others;
}

/**
 * Whether one of these people answered, or had their settings answer: if only one of the two counted, whoever asks to
 * take something back would learn whether there was anything to decide.
 */
const isOf = (people: readonly Seat[], deed: Stood): boolean =>
  deed.t === 'answer' && deed.by !== 'bot' && people.includes(deed.seat);

/**
 * One's part of a joint question, taken back before the others have answered theirs. What they have done already is
 * done again in their name: they are not asked twice, whoever has left is not brought back, and nobody notices.
 */
function retract<S extends State, D extends Def>(
  standing: Standing<S, D>,
  history: History,
  seat: Seat,
  target: number,
): Draft | Problem {
  const [mine, ...others] = history.deeds(target);
  if (mine?.t !== 'answer' || mine.seat !== seat) return { code: 'no-such-moment' };
  return standing.draft(match => {
    let rejection: Rejection | undefined = match.undo(target, seat);
    for (const deed of others) rejection ??= doAgain(match, deed);
    return rejection;
  });
}

function doAgain<S extends State, D extends Def>(match: Match<S, D>, deed: Stood): Rejection | undefined {
  if (deed.t === 'answer') return match.answer(deed.seat, deed.pick, deed.by, deed.q);
  return deed.t === 'leave' ? match.leave(deed.seat) : undefined;
}
