import type { Ask, Pick, SomeAsk } from '../question.ts';
import { wrongWith } from '../question.ts';

type Below = (below: number) => number;

/** Any legal answer, as even-handed as is cheap. */
export function anyPick(ask: Ask, below: Below): Pick {
  switch (ask.kind) {
    case 'pick':
      return below(ask.options.length);
    case 'some':
      return someOf(ask, below);
    case 'order':
      return shuffled(ask.options.length, below);
    case 'number':
      return ask.min + below(ask.max - ask.min + 1);
    case 'yes-no':
      return below(2) === 1;
    case 'assign': {
      const shares = ask.each.map(({ min }) => min);
      let missing =
        ask.total.min + below(ask.total.max - ask.total.min + 1) - shares.reduce((a, b) => a + b, 0);
      while (missing > 0) {
        const open = shares.flatMap((share, i) => (share < (ask.each[i]?.max ?? 0) ? [i] : []));
        const chosen = open[below(Math.max(1, open.length))];
        if (chosen === undefined) return ask.fallback;
        shares[chosen] = (shares[chosen] as number) + 1;
        missing--;
      }
      return wrongWith(ask, shares) ? ask.fallback : shares;
    }
  }
}

function someOf(ask: SomeAsk, below: Below): Pick {
  const size = ask.min + below(ask.max - ask.min + 1);
  // Under limits a blind draw may fail; after some tries the default is as good as any.
  for (let tries = 0; tries < 20; tries++) {
    const picked = shuffled(ask.options.length, below).slice(0, size);
    if (!wrongWith(ask, picked)) return picked;
  }
  return ask.fallback;
}

function shuffled(size: number, below: Below): number[] {
  const order = Array.from({ length: size }, (_, i) => i);
  for (let last = size - 1; last > 0; last--) {
    const other = below(last + 1);
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}

/** Answers nobody may give: of another kind, beyond the edges, twice, half. */
export function wrongPicks(ask: Ask): unknown[] {
  const strange: unknown[] = ['0', -1, 0.5, Number.NaN, 1e9, undefined, {}, [0, 0], [-1], [[0]], [0.5]];
  const edges: unknown[] = (() => {
    switch (ask.kind) {
      case 'pick':
        return [ask.options.length, true, [0]];
      case 'some':
        return [ask.options.map((_, i) => i + 1), true, 0];
      case 'order':
        return [[], true, ask.options.map(() => 0)];
      case 'number':
        return [ask.min - 1, ask.max + 1, true];
      case 'yes-no':
        return [0, 1, [true]];
      case 'assign':
        return [[], ask.each.map(({ max }) => max + 1), ask.each.map(({ min }) => min - 1)];
    }
  })();
  return [...strange, ...edges].filter(pick => wrongWith(ask, pick) !== undefined);
}
