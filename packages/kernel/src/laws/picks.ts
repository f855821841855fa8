import { type Question, wrongWith } from '../author/question.ts';

/** Answers nobody may give: of another kind, beyond the edges, twice, half. */
export function wrongPicks(question: Question): unknown[] {
  const strange: unknown[] = ['0', -1, 0.5, Number.NaN, 1e9, undefined, {}, [0, 0], [-1], [[0]], [0.5]];
  const edges: unknown[] = (() => {
    switch (question.kind) {
      case 'pick':
        return [question.options.length, true, [0]];
      case 'some':
        return [question.options.map((_, i) => i + 1), true, 0];
      case 'order':
        return [[], true, question.options.map(() => 0)];
      case 'number':
        return [question.min - 1, question.max + 1, true];
      case 'yes-no':
        return [0, 1, [true]];
      case 'assign':
        return [[], question.each.map(({ max }) => max + 1), question.each.map(({ min }) => min - 1)];
    }
  })();
  return [...strange, ...edges].filter(pick => wrongWith(question, pick) !== undefined);
}
