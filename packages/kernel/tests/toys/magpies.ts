import { cloneCore, emptyCore, type Game, type Json, type Seat } from '../../src/index.ts';
import { COPIES, coinsOf, type Nest, pay, present, steps } from './magpies-rules.ts';

const IDS = Object.keys(COPIES) as (keyof typeof COPIES)[];

interface Given {
  phase?: Nest['phase'];
  active?: Seat;
  round?: number;
  coins?: Partial<Record<Seat, number>>;
  zones?: Record<string, string[]>;
}

export const magpies: Game<Nest> = {
  slug: 'magpies',
  version: '1',
  schema: 1,
  players: { min: 2, max: 4 },
  options: {
    rounds: { kind: 'number', min: 1, max: 200, default: 6 },
    variants: { kind: 'switches', of: ['windy', 'dark'] },
    nest: { kind: 'one', of: ['oak', 'elm'], default: 'oak' },
    banned: { kind: 'ids', max: 2 },
  },
  defs: IDS.map(id => ({ id, back: id === 'feather' ? 'dawn' : 'dusk' })),
  blanks: ['dawn', 'dusk'].map(back => ({ id: `${back}-card`, back })),
  zones: {
    deck: { sees: 'nobody', ordered: true },
    discard: { sees: 'all', ordered: true },
    hand: { sees: 'owner', ordered: false },
    cache: { sees: 'owner', ordered: true },
  },
  create: ({ seats, options }) => ({
    core: emptyCore(seats),
    phase: 'wish',
    round: 1,
    rounds: typeof options.rounds === 'number' ? options.rounds : 6,
    active: 'a',
    coins: Object.fromEntries(seats.map(seat => [seat, 4])),
    bank: 10,
  }),
  deal(g) {
    for (const id of IDS) for (let n = 0; n < COPIES[id]; n++) g.create(id, 'deck');
    g.shuffle('deck');
    for (const seat of g.seats) for (const card of g.cards('deck').slice(0, 3)) g.move(card, `hand/${seat}`);
  },
  step: g => steps[g.state.phase](g),
  leave(g, seat) {
    pay(g, seat, coinsOf(g, seat));
    g.unseal(seat, 'wish');
    for (const zone of [`hand/${seat}`, `cache/${seat}`])
      for (const card of [...g.cards(zone)]) g.move(card, 'discard');
    const { core, phase, active } = g.state;
    const [first, second] = present(g);
    if (first && active === seat) g.state.active = first;
    if (phase === 'act') g.state.phase = 'bid';
    const places = [...present(g), ...core.gone].map(place => [place]);
    if (first && !second)
      g.finish({ how: 'ranking', winners: [first], order: places, reason: 'alone', rule: 'MAG-8' });
  },
  clone: ({ core, phase, round, rounds, active, coins, bank }) => ({
    core: cloneCore(core),
    phase,
    round,
    rounds,
    active,
    coins: { ...coins },
    bank,
  }),
  sums: ({ coins, bank }) => ({ coins: Object.values(coins).reduce((a, b) => a + b, bank) }),
  glance: g => {
    const { core, phase, round, active, coins, bank } = g.state;
    const zones = Object.keys(core.zones).map(zone => [zone, g.cards(zone).map(card => g.def(card).id)]);
    return { phase, round, active, bank, coins, ...Object.fromEntries(zones) } as Json;
  },
  arrange(g, given) {
    const { zones = {}, coins, ...rest } = given as Given;
    Object.assign(g.state, { phase: 'act' }, rest);
    Object.assign(g.state.coins, coins);
    for (const [zone, ids] of Object.entries(zones)) for (const id of ids) g.create(id, zone);
  },
  judge: {
    value: (view, seat) => coinsOf(view, seat),
    advise: (_, question) => [{ pick: question.fallback, worth: 0 }],
  },
  guess: {
    zones: [],
    weight: () => 1,
    sealed: () => Array.from({ length: 10 }, (_, value) => ({ value, weight: 1 })),
  },
};
