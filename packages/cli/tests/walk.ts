import { choose, cloneCore, type Def, emptyCore, type Game, type Play, type State } from '@tavolata/kernel';

export interface Walk extends State {
  steps: number;
}

/** A toy game: player a takes so many steps, to the right or to the left; the judgement is for the left. */
export function walkOf(length: number, step: (g: Play<Walk, Def>, way: string) => void): Game<Walk> {
  return {
    slug: 'walk',
    version: '1',
    schema: 1,
    players: { min: 2, max: 2 },
    options: {},
    defs: [],
    blanks: [],
    zones: {},
    create: ({ seats }) => ({ core: emptyCore(seats), steps: 0 }),
    deal() {},
    *step(g) {
      const way = yield* choose(g, 'a', 'go', ['right', 'left']);
      step(g, way as string);
      if (++g.state.steps === length)
        g.finish({ how: 'ranking', winners: ['a'], order: [['a'], ['b']], reason: 'over', rule: 'WA-A-01' });
    },
    leave() {},
    clone: state => ({ core: cloneCore(state.core), steps: state.steps }),
    sums: () => ({}),
    glance: ({ state }) => ({ steps: state.steps, seats: { a: { on: 'bridge' } }, list: [1, 'x'] }),
    arrange() {},
    judge: { value: () => 0, advise: () => [{ pick: 1, worth: 0 }] },
  };
}
