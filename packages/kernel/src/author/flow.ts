import type { Pick, Question } from './question.ts';

/**
 * Rules in rulebook order, stopping where somebody must choose. A flow yields the parts of one question and gets
 * their answers, always as an array. It holds only ids between a `yield` and the next: everything else is state.
 */
export type Flow<T> = Generator<Question[] | typeof ABANDON, T, Pick[]>;

export const ABANDON = Symbol('abandon');

/**
 * Cuts the current step short from anywhere ('end the turn, cancel everything'): set the state first, then
 * `return yield* abandon()`. The live flow is dropped where it stands, so no card can catch it.
 */
export function* abandon(): Flow<never> {
  yield ABANDON;
  throw new Error('an abandoned flow was resumed');
}
