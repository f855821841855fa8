import {
  type CardGame,
  type CardId,
  cloneCore,
  type Def,
  emptyCore,
  type Flow,
  type Game,
  type Pick,
  Play,
  type Seat,
  type State,
} from '../../src/index.ts';
import { KeyedChance, keyOf, type Secret } from '../../src/match/index.ts';

/** A state with nothing but a place to take notes, so that a test can see what its own step did. */
export interface Notes extends State {
  notes: string[];
}

export type BarePlay = Play<Notes, Def>;

const RED = ['ace', 'king', 'queen', 'jack', 'ten', 'nine'];
const BLUE = ['sun', 'moon', 'star'];

const defs: readonly Def[] = [
  ...RED.map(id => ({ id, back: 'red' })),
  ...BLUE.map(id => ({ id, back: 'blue' })),
];

/** A game whose rules are the test's own: everything but `step` is the least a game can be. */
export function bare(step: Game<Notes>['step'], more: Partial<CardGame<Notes>> = {}): CardGame<Notes> {
  return {
    slug: 'bare',
    version: '1',
    schema: 1,
    players: { min: 1, max: 6 },
    options: {},
    defs,
    blanks: [
      { id: 'red-card', back: 'red' },
      { id: 'blue-card', back: 'blue' },
    ],
    zones: {
      deck: { sees: 'nobody', ordered: true },
      pile: { sees: 'all', ordered: true },
      hand: { sees: 'owner', ordered: false },
      row: { sees: 'owner', ordered: true },
      own: { sees: 'nobody', ordered: true, own: true },
      shared: { sees: (owner, { core }) => core.seats.filter(seat => seat >= owner), ordered: false },
    },
    create: ({ seats }) => ({ core: emptyCore(seats), notes: [] }),
    deal() {},
    step,
    leave(g, seat) {
      g.state.notes.push(`${seat} left`);
    },
    clone: ({ core, notes }) => ({ core: cloneCore(core), notes: notes.slice() }),
    sums: () => ({}),
    glance: g => ({ notes: g.state.notes }),
    arrange() {},
    judge: { value: () => 0, advise: (_, question) => [{ pick: question.fallback, worth: 0 }] },
    ...more,
  };
}

/** A table to try verbs on, with no flow at all. */
export function table(seats: readonly Seat[] = ['a', 'b', 'c'], key = 'table'): BarePlay {
  const game = bare(function* () {});
  return new Play(game, game.create({ seats, options: {} }), new KeyedChance(keyOf(key)));
}

export const put = (g: BarePlay, zone: string, ...ids: string[]): CardId[] =>
  ids.map(id => g.create(id, zone));

/** Makes cards for every match of a bare game. */
export const dealt =
  (zones: Readonly<Record<string, readonly string[]>>): CardGame<Notes>['deal'] =>
  g => {
    for (const [zone, ids] of Object.entries(zones)) put(g, zone, ...ids);
  };

export const secretOf = (name: string): Secret => ({
  key: keyOf(`${name} key`),
  salt: keyOf(`${name} salt`),
});

/** Runs a flow by hand with the answers given, and returns what it returns. */
export function flowed<T>(flow: Flow<T>, ...answers: Pick[][]): T {
  let next = flow.next();
  for (const answer of answers) next = flow.next(answer);
  if (!next.done) throw new Error('the flow still asks');
  return next.value;
}
