import {
  askTogether,
  type CardGame,
  choose,
  chooseNumber,
  cloneCore,
  type Def,
  emptyCore,
  type Option,
  type Seat,
  type State,
} from '@tavolata/kernel';

interface Stones extends State {
  left: number;
  active: number;
}

const TAKES: readonly Option[] = [1, 2, 3].map(value => ({ key: 'take', value }));

/**
 * Two players take one to three stones of a heap in turn; who takes the last wins. Without `cards` there is nothing else.
 * With them each answer also draws a hidden card and rolls a die, so that a replay can go wrong.
 */
export const stonesOf = ({ heap, cards }: { heap: number; cards: number }): CardGame<Stones, Def> => ({
  slug: 'stones',
  version: '1',
  schema: 1,
  players: { min: 2, max: 2 },
  options: { heap: { kind: 'number', min: 1, max: 1_000_000, default: heap } },
  defs: Array.from({ length: cards }, (_, i) => ({ id: `card-${i}`, back: 'card' })),
  blanks: [{ id: 'blank', back: 'card' }],
  zones: { deck: { sees: 'nobody', ordered: true }, hand: { sees: 'owner', ordered: false } },
  create: ({ seats, options }) => ({
    core: emptyCore(seats),
    left: typeof options.heap === 'number' ? options.heap : heap,
    active: 0,
  }),
  deal(g) {
    for (const { id } of g.defs) g.create(id, 'deck');
    if (cards > 0) g.shuffle('deck');
  },
  *step(g) {
    const { state } = g;
    const seat = g.seats[state.active] as Seat;
    const taken = yield* choose(g, seat, 'take', TAKES, { rule: 'ST-1' });
    state.left -= taken?.value ?? 1;
    state.active = 1 - state.active;
    const [top] = g.cards('deck');
    if (top !== undefined) g.move(top, `hand/${seat}`);
    g.emit('took', { seat, stones: taken?.value, ...(cards > 0 && { die: g.die() }) });
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
});

export const stones = stonesOf({ heap: 1000, cards: 60 });

/** Both say a number at the same time, again and again. */
export const numbers: CardGame<Stones, Def> = {
  ...stones,
  slug: 'numbers',
  *step(g) {
    yield* askTogether(g.seats.map(seat => chooseNumber(seat, 'number', { min: 1, max: 9 })));
    g.state.left--;
  },
};
