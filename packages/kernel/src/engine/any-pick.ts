import { type Pick, type Question, type SomeQuestion, wrongWith } from '../author/question.ts';

/** A whole number from 0 up to, and without, the one given. */
type Below = (below: number) => number;

/** A random legal answer, about evenly distributed. */
export function anyPick(question: Question, below: Below): Pick {
  switch (question.kind) {
    case 'pick':
      return below(question.options.length);
    case 'some':
      return someOf(question, below);
    case 'order':
      return shuffled(question.options.length, below);
    case 'number':
      return question.min + below(question.max - question.min + 1);
    case 'yes-no':
      return below(2) === 1;
    case 'assign': {
      const shares = question.each.map(({ min }) => min);
      let missing =
        question.total.min +
        below(question.total.max - question.total.min + 1) -
        shares.reduce((a, b) => a + b, 0);
      while (missing > 0) {
        const open = shares.flatMap((share, i) => (share < (question.each[i]?.max ?? 0) ? [i] : []));
        const chosen = open[below(Math.max(1, open.length))];
        if (chosen === undefined) return question.fallback;
        shares[chosen] = (shares[chosen] as number) + 1;
        missing--;
      }
      return wrongWith(question, shares) ? question.fallback : shares;
    }
  }
}

function someOf(question: SomeQuestion, below: Below): Pick {
  const size = question.min + below(question.max - question.min + 1);
  // Under limits a blind draw may fail; after some tries the default is as good as any.
  for (let tries = 0; tries < 20; tries++) {
    const picked = shuffled(question.options.length, below).slice(0, size);
    if (!wrongWith(question, picked)) return picked;
  }
  return question.fallback;
}

function shuffled(size: number, below: Below): number[] {
  const order = Array.from({ length: size }, (_, i) => i);
  for (let last = size - 1; last > 0; last--) {
    const other = below(last + 1);
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}
