import {
  askTogether,
  type CardGame,
  type CardId,
  choose,
  chooseNumber,
  cloneCore,
  type Def,
  emptyCore,
  type Play,
  type Seat,
  type State,
} from '@tavolata/kernel';
import { keyOf, type Secret } from '@tavolata/kernel/match';

/** Everybody plays a card at once, the highest takes the trick; then the winner wagers how many tricks will come. */
export interface Tricks extends State {
  wins: Partial<Record<Seat, number>>;
  wagers: Partial<Record<Seat, number>>;
}
const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const HAND = 4;

const rank = (view: Play<Tricks, Def>, card: CardId): number => Number(view.def(card).id);
const hand = (seat: Seat) => `hand/${seat}`;

export const tricks: CardGame<Tricks> = {
  slug: 'tricks',
  version: '1',
  schema: 1,
  players: { min: 2, max: 2 },
  options: {},
  defs: RANKS.map(id => ({ id, back: 'card' })),
  blanks: [{ id: 'blank', back: 'card' }],
  zones: {
    deck: { sees: 'nobody', ordered: true },
    hand: { sees: 'owner', ordered: false },
    pile: { sees: 'all', ordered: true },
  },
  create: ({ seats }) => ({ core: emptyCore(seats), wins: {}, wagers: {} }),
  deal(g) {
    for (const id of RANKS) g.create(id, 'deck');
    g.shuffle('deck');
    for (const seat of g.seats) for (const card of g.cards('deck').slice(0, HAND)) g.move(card, hand(seat));
  },
  *step(g) {
    const { wins, wagers } = g.state;
    if (g.cards(hand('a')).length === 0) {
      const order = [...g.seats].sort((x, y) => (wins[y] ?? 0) - (wins[x] ?? 0));
      g.finish({ how: 'ranking', winners: order.slice(0, 1), order: [order], reason: 'tricks', rule: 'T-1' });
      return;
    }
    const cards = yield* askTogether(g.seats.map(seat => choose(g, seat, 'trick', g.cards(hand(seat)))));
    g.seats.forEach((seat, i) => {
      g.move(cards[i] as CardId, 'pile');
      g.emit('played', { seat, card: cards[i] as CardId });
    });
    const [a, b] = cards as [CardId, CardId];
    const winner: Seat = rank(g, a) > rank(g, b) ? 'a' : 'b';
    wins[winner] = (wins[winner] ?? 0) + 1;
    wagers[winner] = yield* chooseNumber(winner, 'wager', { min: 0, max: HAND });
  },
  leave() {},
  clone: ({ core, wins, wagers }) => ({ core: cloneCore(core), wins: { ...wins }, wagers: { ...wagers } }),
  sums: () => ({}),
  glance: () => ({}),
  arrange() {},
  judge: {
    value: (view, seat) => view.state.wins[seat] ?? 0,
    /** The highest card first; of the wager it has no opinion. */
    advise: (view, question) =>
      question.kind === 'pick'
        ? question.options
            .map(({ card }, pick) => ({ pick, worth: rank(view, card as CardId) }))
            .sort((x, y) => y.worth - x.worth)
        : [],
  },
};

export const secretOf = (name: string): Secret => ({
  key: keyOf(`${name} key`),
  salt: keyOf(`${name} salt`),
});
