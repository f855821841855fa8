import { expect, test } from 'vitest';
import {
  agree,
  askTogether,
  choose,
  chooseNumber,
  type Def,
  type Flow,
  type Game,
  type Pick,
  type Play,
  playOn,
} from '../../src/index.ts';
import {
  canonicalJson,
  KeyedChance,
  keyOf,
  Match,
  permuteUnknown,
  type Standpoint,
  standpointOf,
  type World,
  Worlds,
} from '../../src/match/index.ts';
import { bare, dealt, type Notes, secretOf } from '../toys/bare.ts';

type G = Play<Notes, Def>;
const SEEDS = Array.from({ length: 24 }, (_, n) => `world ${n}`);

/** A match of `step`, in which a holds two red cards and b one; five lie in the deck. */
const matchOf = (step: (g: G) => Flow<void>, more: Partial<Game<Notes>> = {}): Match<Notes, Def> =>
  Match.start(
    bare(step, {
      deal: dealt({
        'hand/a': ['ace', 'king'],
        'hand/b': ['nine'],
        deck: ['queen', 'jack', 'ten', 'sun', 'moon'],
      }),
      ...more,
    }),
    { seats: ['a', 'b'], options: {} },
    secretOf('worlds'),
  );

const worldsOf = (match: Match<Notes, Def>, seat: 'a' | 'b'): World<Notes, Def>[] => {
  const worlds = new Worlds(match.game, match.standpoint(seat));
  return SEEDS.map(seed => {
    const world = worlds.sample(seed);
    if (!world) throw new Error(`no world for ${seed}`);
    return world;
  });
};

const namesIn = (game: Game<Notes>, state: Notes, zone: string): string[] => {
  const on = playOn(game, state);
  return on.cards(zone).map(card => on.def(card).id);
};
const namesOf = (match: Match<Notes, Def>, seat: 'a' | 'b', zone: string): string[][] =>
  worldsOf(match, seat).map(world => namesIn(match.game, world.start().state, zone));

function* asksB(): Flow<void> {
  yield* agree('b', 'ready');
}

test('the unknown cards are dealt out again, back by back; the known ones stay', () => {
  const match = matchOf(asksB);
  for (const world of worldsOf(match, 'b')) {
    const { state } = world.start();
    const reds = [...namesIn(match.game, state, 'hand/a'), ...namesIn(match.game, state, 'deck').slice(0, 3)];
    expect(reds.sort()).toEqual(['ace', 'jack', 'king', 'queen', 'ten']);
    expect(namesIn(match.game, state, 'deck').slice(3).sort()).toEqual(['moon', 'sun']);
    expect(namesIn(match.game, state, 'hand/b')).toEqual(['nine']);
  }
  expect(new Set(namesOf(match, 'b', 'hand/a').map(([first]) => first)).size).toBe(5);
});

test('a world can be played from the question as often as one likes, always with the same chance', () => {
  const match = matchOf(function* (g) {
    yield* agree('b', 'ready');
    g.state.notes.push(String(g.die(1000)));
    g.shuffle('deck');
    yield* agree('b', 'again');
  });
  const [one, other] = worldsOf(match, 'b') as [World<Notes, Def>, World<Notes, Def>];
  const play = (world: World<Notes, Def>): string => {
    const run = world.start();
    run.answer(true);
    return canonicalJson(run.state);
  };
  expect(play(one)).toBe(play(one));
  expect(play(one)).not.toBe(play(other));
});

test('where nobody sees a difference, the standpoint is the same', () => {
  const match = matchOf(asksB);
  const { state, deeds } = match.resumePoint();
  const from = { deeds, chance: new KeyedChance(match.secret.key), key: match.secret.key };
  for (const seed of SEEDS) {
    const other = permuteUnknown(match.game, state, ['b'], keyOf(seed));
    expect(standpointOf(match.game, { ...from, state: other }, 'b')).toEqual(match.standpoint('b'));
  }
});

test('in the middle of a step what was looked at, drawn and rolled since it began is so in every world', () => {
  const match = matchOf(function* (g) {
    g.look('b', g.cards('deck').slice(0, 1));
    g.state.notes.push(String(g.die(20)));
    yield* agree('a', 'first');
    g.reveal(g.cards('hand/a').slice(0, 1));
    yield* agree('b', 'ready');
  });
  match.answer('a', true);
  const { notes } = match.state;
  for (const world of worldsOf(match, 'b')) {
    const { state } = world.start();
    expect(state.notes).toEqual(notes);
    expect(namesIn(match.game, state, 'deck')[0]).toBe('queen');
    expect(namesIn(match.game, state, 'hand/a')[0]).toBe('ace');
  }
  expect(new Set(namesOf(match, 'b', 'hand/a').map(([, second]) => second))).toEqual(
    new Set(['king', 'jack', 'ten']),
  );
});

test('what is seen after a shuffle lay among the shuffled, also if a world had dealt it elsewhere', () => {
  const match = matchOf(function* (g) {
    yield* agree('a', 'first');
    g.shuffle('deck');
    g.look('b', g.cards('deck').slice(0, 2));
    yield* agree('b', 'ready');
  });
  match.answer('a', true);
  const seen = namesIn(match.game, match.state, 'deck').slice(0, 2);
  for (const deck of namesOf(match, 'b', 'deck')) expect(deck.slice(0, 2)).toEqual(seen);
});

test('a card another has picked could be any that they could have picked', () => {
  const match = matchOf(function* (g) {
    const card = yield* choose(g, 'a', 'hide', g.cards('hand/a'), {
      refuse: held => (g.is(held, 'ten') ? g.refuse('R', 'never-a-ten') : undefined),
    });
    if (card !== undefined) g.move(card, 'row/a');
    yield* agree('b', 'ready');
  });
  match.answer('a', 0);
  expect(new Set(namesOf(match, 'b', 'row/a').flat())).toEqual(new Set(['ace', 'king', 'queen', 'jack']));
});

test('nobody knows what another has answered to a joint question that is still open', () => {
  const match = matchOf(function* () {
    yield* askTogether([
      chooseNumber('a', 'bid', { min: 0, max: 9 }),
      chooseNumber('b', 'bid', { min: 0, max: 9 }),
    ]);
  });
  const before = match.standpoint('b');
  match.answer('a', 7);
  expect(match.standpoint('b')).toEqual(before);
  for (const world of worldsOf(match, 'b')) expect(world.start().questions.length).toBe(2);
});

/** a seals a number; then b is asked, in the same step or in the next. */
const sealing = (isSameStep: boolean) => (g: G) => {
  return (function* (): Flow<void> {
    if (g.sealed('a', 'bid') === undefined) {
      const bid = yield* chooseNumber('a', 'bid', { min: 0, max: 9 });
      g.seal('a', 'bid', bid);
      if (!isSameStep) return;
    }
    yield* agree('b', 'ready');
  })();
};
const bidsIn = (match: Match<Notes, Def>) =>
  worldsOf(match, 'b').map(world => world.start().g.sealed('a', 'bid') as number);

test('what another has sealed is guessed as the game says', () => {
  const guess: NonNullable<Game<Notes>['guess']> = {
    zones: [],
    weight: () => 1,
    sealed: () => [
      { value: 1, weight: 0 },
      { value: 2, weight: 1 },
      { value: 3, weight: 2 },
    ],
  };
  const match = matchOf(sealing(false), { guess });
  match.answer('a', 7);
  expect(new Set(bidsIn(match))).toEqual(new Set([2, 3]));
});

test('what another has sealed in this very step may be any answer', () => {
  const standpoint = (pick: Pick): Standpoint<Notes> => {
    const match = matchOf(sealing(true));
    match.answer('a', pick);
    expect(new Set(bidsIn(match)).size).toBeGreaterThan(5);
    return match.standpoint('b');
  };
  expect(standpoint(7)).toEqual(standpoint(2));
});

test('a card that somebody has chosen to lie where it lies is weighed as the game says', () => {
  const guess: NonNullable<Game<Notes>['guess']> = {
    zones: ['hand'],
    weight: (_, __, { id }) => (id === 'jack' || id === 'ten' ? 1 : 0),
  };
  const match = matchOf(asksB, { guess });
  for (const hand of namesOf(match, 'b', 'hand/a')) expect(hand.sort()).toEqual(['jack', 'ten']);
});
