import {
  agree,
  askTogether,
  type CardGame,
  type CardId,
  choose,
  chooseNumber,
  cloneCore,
  cloneRound,
  type Def,
  emptyCore,
  type Flow,
  type Option,
  openRound,
  type Play,
  type PriorityRound,
  passPriority,
  priorityHolder,
  type Seat,
  type State,
  seatsFrom,
} from '@tavolata/kernel';

/**
 * Fencers take turns playing a card; the others may guard against it. With hidden hands, response windows, a joint
 * bid, a die, a look at the deck, a choice that tells nothing, and a card that makes the rules throw.
 */
export interface Sparring extends State {
  stage: 'begin' | 'act' | 'window' | 'resolve';
  turn: number;
  active: Seat;
  lives: Partial<Record<Seat, number>>;
  stance: Partial<Record<Seat, boolean>>;
  played?: CardId;
  round?: PriorityRound;
  guarded: boolean;
  /** The deck as the setup orders it, for tests; else it is shuffled. */
  stack?: readonly string[];
}
type G = Play<Sparring, Def>;
type Fence = CardGame<Sparring>;

const IDS = ['strike', 'guard', 'charm', 'peek', 'bomb', 'auction', 'gamble'] as const;
const COPIES = { strike: 8, guard: 6, charm: 3, peek: 3, bomb: 0, auction: 3, gamble: 3 } as const;
const HAND = 3;
const MAX_TURNS = 60;

const inPlay = (g: G): Seat[] => g.seats.filter(seat => !g.state.core.gone.includes(seat));
const others = (g: G): Seat[] => seatsFrom(inPlay(g), g.state.active).filter(seat => seat !== g.state.active);
const hand = (g: G, seat: Seat): readonly CardId[] => g.cards(`hand/${seat}`);

function nextTurn(g: G): void {
  const order = inPlay(g);
  g.state.active = order[(order.indexOf(g.state.active) + 1) % order.length] as Seat;
  g.state.stage = 'begin';
  if (++g.state.turn > MAX_TURNS)
    g.finish({ how: 'draw', winners: [], order: [[...g.seats]], reason: 'tired', rule: 'SP-8' });
}

function win(g: G, winner: Seat, reason: string): void {
  const rest = g.seats.filter(seat => seat !== winner);
  g.finish({ how: 'ranking', winners: [winner], order: [[winner], rest], reason, rule: 'SP-9' });
}

const effects: Record<string, (g: G, me: Seat) => Flow<void>> = {
  *strike(g, me) {
    const target = (yield* choose(g, me, 'target', others(g), { rule: 'SP-3' })) as Seat;
    g.state.lives[target] = (g.state.lives[target] ?? 0) - 1;
    g.emit('struck', { seat: target, by: me });
    if ((g.state.lives[target] ?? 0) <= 0) win(g, me, 'struck-down');
  },
  *peek(g, me) {
    const top = g.cards('deck')[0];
    if (top !== undefined) g.look(me, [top]);
  },
  *bomb() {
    throw new Error('the bomb went off');
  },
  *auction(g) {
    const bidders = inPlay(g);
    const bids = yield* askTogether(bidders.map(seat => chooseNumber(seat, 'bid', { min: 0, max: 3 })));
    g.emit('bids', { bids });
  },
  *gamble(g, me) {
    g.emit('rolled', { seat: me, face: g.die() });
  },
};

const steps: Record<Sparring['stage'], (g: G) => Flow<void>> = {
  *begin(g) {
    g.emit('turn-began', { seat: g.state.active, turn: g.state.turn });
    g.state.stage = 'act';
  },
  *act(g) {
    const me = g.state.active;
    const cards = hand(g, me).filter(card => g.def(card).id in effects);
    const done = yield* choose<CardId | string>(g, me, 'act', ['rest', ...cards, 'stance', 'draw'], {
      rule: 'SP-1',
    });
    if (done === 'stance') {
      g.state.stance[me] = yield* agree(me, 'stance');
      g.emit('stance', { seat: me });
    } else if (done === 'draw') {
      const top = g.cards('deck')[0];
      if (top !== undefined) g.move(top, `hand/${me}`);
      nextTurn(g);
    } else if (typeof done === 'number') {
      g.move(done, 'table');
      g.emit('played', { seat: me, card: done });
      g.state.played = done;
      g.state.guarded = false;
      g.state.round = openRound(others(g));
      g.state.stage = 'window';
    } else nextTurn(g);
  },
  *window(g) {
    const round = g.state.round as PriorityRound;
    const seat = priorityHolder(round);
    const answers = hand(g, seat).flatMap((card): (Option & { idle?: true })[] => {
      if (g.is(card, 'guard')) return [{ key: 'guard', card }];
      return g.is(card, 'charm') ? [{ key: 'charm', card, idle: true }] : [];
    });
    const source = g.state.played as CardId;
    const options: Option[] = [...answers, { key: 'pass' }];
    const chosen = yield* choose<Option>(g, seat, 'respond', options, { source, rule: 'SP-2' });
    if (chosen?.key === 'guard') {
      g.move(chosen.card as CardId, 'discard');
      g.emit('guarded', { seat, card: chosen.card as CardId, against: g.state.active });
      g.state.guarded = true;
      g.state.stage = 'resolve';
    } else {
      g.emit('passed', { seat });
      if (passPriority(round)) g.state.stage = 'resolve';
    }
  },
  *resolve(g) {
    const card = g.state.played as CardId;
    if (!g.state.guarded)
      yield* (effects[g.def(card).id] as (g: G, me: Seat) => Flow<void>)(g, g.state.active);
    g.move(card, 'discard');
    delete g.state.played;
    delete g.state.round;
    nextTurn(g);
  },
};

export const sparring: Fence = {
  slug: 'sparring',
  version: '1.0',
  schema: 1,
  players: { min: 2, max: 4 },
  options: { stack: { kind: 'ids', max: 40 } },
  defs: IDS.map(id => ({ id, back: 'card' })),
  blanks: [{ id: 'blank', back: 'card' }],
  zones: {
    deck: { sees: 'nobody', ordered: true },
    hand: { sees: 'owner', ordered: false },
    table: { sees: 'all', ordered: true },
    discard: { sees: 'all', ordered: true },
  },
  create: ({ seats, options }) => ({
    core: emptyCore(seats),
    stage: 'begin',
    turn: 1,
    active: seats[0] as Seat,
    lives: Object.fromEntries(seats.map(seat => [seat, 2])),
    stance: {},
    guarded: false,
    ...(Array.isArray(options.stack) && { stack: Object.freeze(options.stack.map(String)) }),
  }),
  deal(g) {
    const { stack } = g.state;
    const ids = stack ?? IDS.flatMap(id => Array<string>(COPIES[id]).fill(id));
    for (const id of ids) g.create(id, 'deck');
    if (!stack) g.shuffle('deck');
    for (const seat of g.seats)
      for (const card of g.cards('deck').slice(0, HAND)) g.move(card, `hand/${seat}`);
  },
  step: g => steps[g.state.stage](g),
  leave(g, seat) {
    for (const card of [...hand(g, seat)]) g.move(card, 'discard');
    const [last, ...more] = inPlay(g);
    if (last && more.length === 0) return win(g, last, 'alone');
    if (g.state.stage !== 'begin' || g.state.active === seat) {
      if (g.state.played !== undefined) g.move(g.state.played, 'discard');
      delete g.state.played;
      delete g.state.round;
      g.state.active = seatsFrom(g.seats, g.state.active).find(
        next => next !== seat && inPlay(g).includes(next),
      ) as Seat;
      g.state.stage = 'begin';
    }
  },
  clone: state => ({
    ...state,
    core: cloneCore(state.core),
    lives: { ...state.lives },
    stance: { ...state.stance },
    ...(state.round && { round: cloneRound(state.round) }),
  }),
  sums: () => ({}),
  glance: ({ state: { lives, turn } }) => ({ lives, turn }),
  arrange() {},
  judge: {
    value: (view, seat) => view.state.lives[seat] ?? 0,
    /** Strikes and guards where it can, else draws; of all the rest it has no opinion. */
    advise: (view, question) =>
      question.kind === 'pick'
        ? question.options.flatMap(({ key, card }, pick) => {
            if (key === 'draw') return [{ pick, worth: 0 }];
            const strikes = card !== undefined && view.def(card).id === 'strike';
            return key === 'guard' || strikes ? [{ pick, worth: 1 }] : [];
          })
        : [],
  },
};
