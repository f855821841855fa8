import { describe, expect, test } from 'vitest';
import {
  agree,
  askTogether,
  chooseNumber,
  chooseShares,
  chooseSome,
  type Def,
  type Flow,
  type Game,
  putInOrder,
} from '../../src/index.ts';
import { Stage } from '../../src/scenario/index.ts';
import { type BarePlay, bare, type Notes } from '../toys/bare.ts';
import { magpies } from '../toys/magpies.ts';

const act = (zones: Record<string, string[]>, more: object = {}) =>
  new Stage(magpies, { given: { zones, ...more } });

describe('a seat answers by words', () => {
  /** Asks once, notes the answer, and then asks nothing new. */
  const once = (ask: (g: BarePlay) => Flow<unknown>): Stage<Notes, Def> =>
    new Stage(
      bare(function* (g) {
        if (g.state.notes.length === 0) g.state.notes.push(JSON.stringify(yield* ask(g)));
        else yield* agree('a', 'done');
      }),
      {},
    );
  const words = ['x', 'y', 'z'];

  test('a card by its name, with its copies and its effect', () => {
    const stage = act({ 'hand/a': ['feather', 'storm'], deck: ['thief'] });
    stage.does('a', 'feather');
    expect(stage.glance()).toMatchObject({ coins: { a: expect.any(Number) }, discard: ['feather'] });
  });

  test('several words are several answers, and the first may name the question', () => {
    const stage = act({ 'hand/a': ['lantern'], deck: ['storm'] });
    stage.does('a', 'act', 'lantern', 'storm');
    expect(stage.glance()).toMatchObject({ 'hand/a': ['storm'] });
  });

  test.each<[string, Parameters<Stage<Notes, never>['does']>[1], (g: BarePlay) => Flow<unknown>, string]>([
    ['yes', 'yes', () => agree('a', 'p'), 'true'],
    ['no', false, () => agree('a', 'p'), 'false'],
    ['a number', 3, () => chooseNumber('a', 'p', { min: 0, max: 5 }), '3'],
    ['several', ['z', 'x'], g => chooseSome(g, 'a', 'p', words, { min: 0, max: 3 }), '["z","x"]'],
    ['one of several', 'y', g => chooseSome(g, 'a', 'p', words, { min: 0, max: 3 }), '["y"]'],
    ['an order', ['y', 'z', 'x'], () => putInOrder('a', 'p', words), '["y","z","x"]'],
    [
      'shares',
      { y: 2 },
      () =>
        chooseShares(
          'a',
          'p',
          words.map(to => ({ to, min: 0, max: 2 })),
          { min: 2, max: 2 },
          [2, 0, 0],
        ),
      '[{"to":"x","share":0},{"to":"y","share":2},{"to":"z","share":0}]',
    ],
  ])('%s', (_, word, ask, noted) => {
    expect(once(ask).does('a', word).state.notes).toEqual([noted]);
  });

  test('a word for another kind of question is refused', () => {
    expect(() => once(() => agree('a', 'p')).does('a', 'maybe')).toThrow('cannot answer p with "maybe"');
    expect(() => once(() => chooseNumber('a', 'p', { min: 0, max: 5 })).does('a', 9)).toThrow('out-of-range');
    expect(() => once(() => putInOrder('a', 'p', words)).does('a', ['x'])).toThrow('too-few');
  });
});

describe('the script must fit', () => {
  test('whoever is not asked cannot answer: an unscripted question fails', () => {
    expect(() => act({ 'hand/a': ['feather'] }).does('b', 'draw')).toThrow(
      'b is not asked anything; a is asked act',
    );
  });

  test('what is not on offer cannot be picked', () => {
    expect(() => act({ 'hand/a': ['feather'] }).does('a', 'storm')).toThrow('a cannot pick storm');
  });

  test('a word that fits different options is not enough', () => {
    const game = bare(function* (g) {
      const cards = [...g.cards('pile'), ...g.cards('hand/a')];
      const places = cards.map(card => ({ key: 'take', card, place: g.zoneOf(card) }));
      yield* chooseSome(g, 'a', 'p', places, { min: 1, max: 1 });
    });
    const arranged: Game<Notes> = {
      ...game,
      arrange: g => {
        for (const zone of ['pile', 'hand/a']) g.create('ace', zone);
      },
    };
    const stage = () => new Stage(arranged, { given: {} });
    expect(() => stage().does('a', 'ace')).toThrow('ace names several options');
    expect(() => stage().does('a', 'ace hand/a')).not.toThrow();
    expect(() => stage().does('a', 'ace#1')).not.toThrow();
  });

  test('options and players must be those the game takes', () => {
    expect(() => new Stage(magpies, { options: { rounds: 0 } })).toThrow('rounds is out-of-range');
    expect(() => new Stage(magpies, { players: 5 })).toThrow('for 2 to 4 players');
  });
});

describe('who plays', () => {
  test('as many as the game needs, or as the last seat named', () => {
    expect(act({}).run.g.seats).toEqual(['a', 'b']);
    expect(new Stage(magpies, { given: { seats: { c: {} } } }).run.g.seats).toEqual(['a', 'b', 'c']);
    expect(new Stage(magpies, { players: 4 }).run.g.seats).toHaveLength(4);
  });

  test('nothing given means a match dealt from the seed', () => {
    const hands = (seed: string) => JSON.stringify(new Stage(magpies, { seed }).glance());
    expect(hands('x')).toBe(hands('x'));
    expect(hands('x')).not.toBe(hands('y'));
  });
});

describe('the rest', () => {
  const bids = () => act({ deck: ['storm', 'storm'] }, { phase: 'bid' });

  test('passes as long as it can', () => {
    const stage = act({ deck: ['storm'] });
    stage.rest('pass');
    expect(stage.questions.map(question => question.prompt)).toEqual(['bid', 'bid']);
  });

  test('gives default answers, until a question or an event', () => {
    expect(bids().rest('default', 'act').questions).toMatchObject([{ prompt: 'act' }]);
    expect(bids().rest('default', 'rolled').questions).toMatchObject([{ prompt: 'bid' }, { prompt: 'bid' }]);
    expect(bids().rest('default').run.over).toBe(true);
  });

  test('does not wait for ever', () => {
    const game = bare(function* () {
      yield* agree('a', 'again');
    });
    expect(() => new Stage(game, {}).rest('default', 'never')).toThrow('never never comes');
  });
});

describe('leaving', () => {
  test('answers by default, also half of a question to several', () => {
    const game = bare(
      function* (g) {
        const seats = (['a', 'b'] as const).filter(seat => !g.state.core.gone.includes(seat));
        const given = yield* askTogether(seats.map(seat => chooseNumber(seat, 'bid', { min: 1, max: 9 })));
        g.state.notes.push(given.join());
      },
      { players: { min: 2, max: 2 } },
    );
    const stage = new Stage(game, {});
    stage.leave('b').does('a', 5).does('a', 6);
    expect(stage.state.notes).toEqual(['5,1', 'b left', '6']);
  });
});

describe('what a test can ask', () => {
  test('what is offered, passing aside', () => {
    expect(act({ 'hand/a': ['feather', 'lantern'] }).offers('a')).toEqual([
      'feather',
      'lantern',
      'draw',
      'peek',
      'hide',
    ]);
  });

  test('why something is not, with the rule', () => {
    const stage = act({ 'hand/a': ['thief', 'feather'] });
    expect(stage.refusals('a', 'thief')).toMatchObject([{ rule: 'MAG-5', reason: 'nobody-to-rob' }]);
    expect(stage.refusals('a', 'feather')).toEqual([]);
    expect(stage.refusals('a', 'storm')).toEqual([]);
  });

  test('what a seat sees and hears', () => {
    const stage = act({ 'hand/a': ['thief'], deck: ['storm'] });
    stage.does('a', 'peek');
    expect(stage.glance('b')).toMatchObject({ 'hand/a': ['dusk-card'], deck: ['dusk-card'] });
    expect(stage.glance('a')).toMatchObject({ 'hand/a': ['thief'], deck: ['storm'] });
    expect(stage.heard('b')).not.toContainEqual(expect.objectContaining({ type: 'looked' }));
    expect(stage.heard('a')).toContainEqual(expect.objectContaining({ type: 'looked' }));
    expect(stage.seenBy('b').cards('deck')).toHaveLength(1);
  });
});
