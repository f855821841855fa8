import {
  abandon,
  askTogether,
  type CardId,
  choose,
  chooseNumber,
  type Def,
  type Flow,
  maybeChoose,
  type Play,
  type Seat,
  type State,
} from '../../src/index.ts';

/**
 * Magpies bid in secret for the turn; the winner plays, draws, peeks or hides a card, then rolls for a coin. Small,
 * but with everything the kernel must get right: hidden hands, a deck, sealed wishes, joint bids, dice, a card that
 * plays cards and one that ends the round from anywhere.
 */
export interface Nest extends State {
  phase: 'wish' | 'bid' | 'act' | 'roll';
  round: number;
  rounds: number;
  active: Seat;
  coins: Partial<Record<Seat, number>>;
  bank: number;
}
export type G = Play<Nest, Def>;

export const COPIES = { feather: 6, lantern: 4, thief: 4, whirl: 2, twice: 4, storm: 2 } as const;
type Id = keyof typeof COPIES;

export const present = (g: G): Seat[] => g.seats.filter(seat => !g.state.core.gone.includes(seat));
export const coinsOf = (g: G, seat: Seat): number => g.state.coins[seat] ?? 0;

export function pay(g: G, seat: Seat, amount: number): void {
  const paid = Math.max(-g.state.bank, Math.min(amount, coinsOf(g, seat)));
  g.state.coins[seat] = coinsOf(g, seat) - paid;
  g.state.bank += paid;
}

const robbable = (g: G, me: Seat): Seat[] =>
  present(g).filter(seat => seat !== me && g.cards(`hand/${seat}`).length > 0);

const effects: Record<Id, (g: G, me: Seat) => Flow<void>> = {
  *feather(g, me) {
    pay(g, me, -1);
  },
  /** Everybody sees the top card; you may take it. */
  *lantern(g, me) {
    const top = g.cards('deck')[0];
    if (top === undefined) return;
    g.reveal([top]);
    if (yield* maybeChoose(g, me, 'lantern', [top])) g.move(top, `hand/${me}`);
  },
  *thief(g, me) {
    const from = yield* choose(g, me, 'thief', robbable(g, me), { rule: 'MAG-5' });
    const card = from && g.anyCard(g.cards(`hand/${from}`));
    if (card !== undefined) g.move(card, `hand/${me}`);
  },
  *whirl(g) {
    for (const card of [...g.cards('discard')]) g.move(card, 'deck');
    g.shuffle('deck');
  },
  *twice(g, me) {
    for (let nth = 0; nth < 2; nth++) {
      const card = yield* maybeChoose(g, me, 'twice', g.cards(`hand/${me}`));
      if (card !== undefined) yield* playCard(g, me, card);
    }
    pay(g, me, 1);
  },
  /** The round ends here and now, whatever was going on. */
  *storm(g) {
    g.emit('storm');
    nextRound(g);
    return yield* abandon();
  },
};

function* playCard(g: G, me: Seat, card: CardId): Flow<void> {
  g.move(card, 'discard', 'front');
  yield* effects[g.def(card).id as Id](g, me);
}

function nextRound(g: G): void {
  g.state.phase = 'bid';
  if (++g.state.round <= g.state.rounds) return;
  for (const seat of present(g)) if (g.unseal(seat, 'wish') === coinsOf(g, seat)) pay(g, seat, -2);
  const order = present(g).sort((x, y) => coinsOf(g, y) - coinsOf(g, x));
  const places = [...order.map(seat => [seat]), ...g.state.core.gone.map(seat => [seat])];
  g.finish({ how: 'ranking', winners: order.slice(0, 1), order: places, reason: 'richest', rule: 'MAG-9' });
}

const refuseToRobNobody = (g: G, me: Seat) => (thing: CardId | string) =>
  typeof thing === 'number' && g.is(thing, 'thief') && robbable(g, me).length === 0
    ? g.refuse('MAG-5', 'nobody-to-rob')
    : undefined;

export const steps: Record<Nest['phase'], (g: G) => Flow<void>> = {
  *wish(g) {
    const seats = present(g);
    const wishes = yield* askTogether(seats.map(seat => chooseNumber(seat, 'wish', { min: 0, max: 9 })));
    seats.forEach((seat, i) => {
      g.seal(seat, 'wish', wishes[i] as number);
    });
    g.state.phase = 'bid';
  },
  *bid(g) {
    const seats = present(g);
    const about = { rule: 'MAG-2' };
    const bids = yield* askTogether(
      seats.map(seat => chooseNumber(seat, 'bid', { min: 0, max: coinsOf(g, seat) }, about)),
    );
    const best = seats.filter((_, i) => bids[i] === Math.max(...bids));
    g.state.active = best[best.length > 1 ? g.int(best.length) : 0] as Seat;
    pay(g, g.state.active, Math.max(...bids));
    g.emit('bids', { bids, active: g.state.active });
    g.state.phase = 'act';
  },
  *act(g) {
    const me = g.state.active;
    g.state.phase = 'roll';
    const hand = g.cards(`hand/${me}`);
    const things = [...hand, 'draw', 'peek', ...(hand.length > 0 ? ['hide'] : []), 'pass'];
    const about = { rule: 'MAG-3', refuse: refuseToRobNobody(g, me) };
    const done = yield* choose<CardId | string>(g, me, 'act', things, about);
    const top = g.cards('deck')[0];
    if (typeof done === 'number') yield* playCard(g, me, done);
    else if (done === 'draw' && top !== undefined) g.move(top, `hand/${me}`);
    else if (done === 'peek' && top !== undefined) g.look(me, [top]);
    else if (done === 'hide') {
      const card = yield* choose(g, me, 'hide', g.cards(`hand/${me}`));
      if (card !== undefined) g.move(card, `cache/${me}`);
    }
  },
  *roll(g) {
    const face = g.die();
    g.emit('rolled', { seat: g.state.active, face });
    if (face > 3) pay(g, g.state.active, -1);
    nextRound(g);
  },
};
