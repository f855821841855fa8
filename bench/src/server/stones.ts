import {
  choose,
  cloneCore,
  emptyCore,
  type Game,
  type Option,
  type Seat,
  type State,
} from '@tavolata/kernel';

/**
 * A small game twice: a heap of stones, each player in turn takes one, two or three; whoever takes the last has won.
 * No cards and no secrets, so that what is measured is the server around it.
 */
const HEAP = 4000;
export const NAME = 'stones';

interface Stones extends State {
  left: number;
  active: number;
}

const TAKES: readonly Option[] = [1, 2, 3].map(value => ({ key: 'take', value }));

export const ours: Game<Stones> = {
  slug: NAME,
  version: '1',
  schema: 1,
  players: { min: 2, max: 2 },
  options: {},
  defs: [],
  blanks: [],
  zones: {},
  create: ({ seats }) => ({ core: emptyCore(seats), left: HEAP, active: 0 }),
  deal() {},
  *step(g) {
    const { state } = g;
    const seat = g.seats[state.active] as Seat;
    const taken = yield* choose(g, seat, 'take', TAKES, { rule: 'ST-1' });
    state.left -= taken?.value ?? 1;
    state.active = 1 - state.active;
    g.emit('took', { seat, stones: taken?.value });
    if (state.left <= 0)
      g.finish({ how: 'ranking', winners: [seat], order: [[seat]], reason: 'last', rule: 'ST-2' });
  },
  leave(g) {
    g.finish({ how: 'draw', winners: [], order: [['a', 'b']], reason: 'left', rule: 'ST-3' });
  },
  clone: ({ core, left, active }) => ({ core: cloneCore(core), left, active }),
  sums: () => ({}),
  glance: g => ({ left: g.state.left }),
  arrange() {},
  judge: { value: () => 0, advise: (_, question) => [{ pick: question.fallback, worth: 0 }] },
};

interface Heap {
  left: number;
}

export const theirs = {
  name: NAME,
  setup: (): Heap => ({ left: HEAP }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G }: { G: Heap }, stones: number) => {
      if (stones < 1 || stones > 3) return 'INVALID_MOVE';
      G.left -= stones;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: Heap; ctx: { currentPlayer: string } }) =>
    G.left <= 0 ? { winner: ctx.currentPlayer } : undefined,
};
