import type { Chance } from './chance.ts';
import { ABANDON, type Flow } from './flow.ts';
import type { Def } from './game.ts';
import { Play } from './play.ts';
import type { Pick, Question } from './question.ts';
import type { State } from './state.ts';

class Unforeseen extends Error {}
const unforeseen = (): never => {
  throw new Unforeseen();
};
const NO_CHANCE: Chance = { int: unforeseen, die: unforeseen, card: unforeseen, permutation: unforeseen };

/**
 * Whether some way of answering lets a flow end well: 'a legal choice must exist after the move', 'only if it can be
 * done in full'. It is tried on copies, answer by answer; what hangs on dice, or ends the step, counts as possible.
 * Of orders and shares only the default is tried. Throws when `tries` copies have not settled it.
 *
 * It looks at the true state: a flow that lays bare hidden cards would tell its seat what they are.
 */
export function isPossible<S extends State, D extends Def, T>(
  g: Play<S, D>,
  flow: (g: Play<S, D>) => Flow<T>,
  isWell: (end: T, g: Play<S, D>) => boolean,
  tries = 10_000,
): boolean {
  let left = tries;
  const endsWell = (answers: readonly Pick[][]): boolean => {
    if (left-- === 0) throw new Error(`${tries} tries do not tell whether this is possible`);
    const copy = new Play(g.game, g.game.clone(g.state), NO_CHANCE);
    const live = flow(copy);
    let next = live.next();
    for (const picks of answers) next = live.next(picks);
    if (next.done) return isWell(next.value, copy);
    if (next.value === ABANDON) return true;
    for (const picks of answersTo(next.value)) if (isWorthIt([...answers, picks])) return true;
    return false;
  };
  const isWorthIt = (answers: readonly Pick[][]): boolean => {
    try {
      return endsWell(answers);
    } catch (error) {
      if (error instanceof Unforeseen) return true;
      throw error;
    }
  };
  return isWorthIt([]);
}

/** Every answer to a question, part by part. */
function* answersTo(questions: readonly Question[]): Generator<Pick[]> {
  const [question, ...others] = questions;
  if (!question) yield [];
  else for (const pick of picksFor(question)) for (const rest of answersTo(others)) yield [pick, ...rest];
}

function* picksFor(question: Question): Generator<Pick> {
  switch (question.kind) {
    case 'pick':
      for (let index = 0; index < question.options.length; index++) yield index;
      return;
    case 'number':
      for (let number = question.min; number <= question.max; number++) yield number;
      return;
    case 'yes-no':
      yield true;
      yield false;
      return;
    case 'some':
      yield* subsets(question.options.length, question.min, question.max);
      return;
    default:
      yield question.fallback;
  }
}

function* subsets(
  size: number,
  min: number,
  max: number,
  taken: readonly number[] = [],
): Generator<number[]> {
  if (taken.length >= min) yield [...taken];
  if (taken.length === max) return;
  for (let next = (taken.at(-1) ?? -1) + 1; next < size; next++)
    yield* subsets(size, min, max, [...taken, next]);
}
