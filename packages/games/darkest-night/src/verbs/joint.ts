import {
  askTogether,
  choose,
  type Flow,
  type QuestionDetails,
  type Seat,
  type ShownAs,
} from '@tavolata/kernel';
import type { G } from '../state.ts';
import { heroSeats } from './heroes.ts';

/**
 * A decision of the hero players together (DN-TIME-01): everybody says what they want; if they do not all agree,
 * `settle` decides, by default the first seat.
 */
export function* jointly<T>(
  g: G,
  prompt: string,
  candidates: readonly T[],
  about: QuestionDetails<T> & ShownAs<T>,
  settle: (votes: readonly T[]) => T | undefined = votes => votes[0],
): Flow<T | undefined> {
  if (candidates.length < 2) return candidates[0];
  const ask = (seat: Seat): Flow<T | undefined> => choose(g, seat, prompt, candidates, about as never);
  const votes = (yield* askTogether(heroSeats(g).map(ask))).filter(
    (vote): vote is Awaited<T> & T => vote !== undefined,
  );
  const [first] = votes;
  return votes.every(vote => vote === first) ? first : settle(votes);
}
