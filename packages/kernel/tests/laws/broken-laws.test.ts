import { describe, expect, test } from 'vitest';
import { agree, type CardId, choose, chooseNumber, type Def, type Game, type Play } from '../../src/index.ts';
import { BrokenLaw } from '../../src/laws/broken.ts';
import { holdLaws } from '../../src/laws/index.ts';
import { viewsGoOn } from '../../src/laws/secrets.ts';
import { worldsAgree } from '../../src/laws/worlds.ts';
import { keyOf, Match, setupFor } from '../../src/match/index.ts';
import { bare, dealt, type Notes, put } from '../toys/bare.ts';

type G = Play<Notes, Def>;

/** Five questions, then the end; what is done in between is up to the test. */
const lasting = (play: (g: G) => void, more: Partial<Game<Notes>> = {}): Game<Notes> =>
  bare(
    function* (g) {
      yield* agree('a', 'ready');
      play(g);
      g.state.notes.push('step');
      if (g.state.notes.length > 5)
        g.finish({ how: 'draw', winners: [], order: [['a', 'b']], reason: 'over', rule: 'R-1' });
    },
    { players: { min: 2, max: 2 }, deal: dealt({ deck: ['ace', 'king', 'queen', 'jack'] }), ...more },
  );
const held =
  (game: Game<Notes>, more: object = {}) =>
  () =>
    // A law that does not bite must not let an endless game go on.
    holdLaws(
      { ...game, maxSteps: 100 },
      { seed: 'broken', setup: setupFor(game, 2), costlyEvery: 1, ...more },
    );

test('an honest game keeps all laws', () => {
  expect(held(lasting(() => {}, { turn: ({ notes }) => notes.length }))).not.toThrow();
  expect(held(lasting(() => {}))).not.toThrow();
  expect(held(lasting(g => g.move(g.cards('deck')[0] ?? g.create('sun', 'deck'), 'hand/a')))).not.toThrow();
});

test('a failure names the law, the match and the decision', () => {
  const game = lasting(g => g.state.notes.push('more'), { sums: ({ notes }) => ({ notes: notes.length }) });
  expect(held(game)).toThrow('law «sums are conserved» is broken in match broken at decision 1');
});

describe('each law is found out when it is broken', () => {
  let calls = 0;
  const nameOf = (g: G, card: CardId | undefined) => (card === undefined ? '' : g.def(card).id);

  test.each<[string, Game<Notes>]>([
    ['turns go on', lasting(() => {}, { turn: ({ notes }) => 3 - notes.length })],
    ['turns go on', lasting(() => {}, { turn: ({ notes }) => notes.length / 2 })],
    [
      'somebody is asked',
      bare(function* () {
        yield [];
      }),
    ],
    [
      'every question has a legal default',
      bare(function* () {
        yield* chooseNumber('a', 'number', { min: 2, max: 5, fallback: 9 });
      }),
    ],
    [
      'every question has a legal default',
      bare(function* () {
        yield [{ kind: 'pick', seat: 'a', prompt: 'nothing', options: [], fallback: 0 }];
      }),
    ],
    [
      'each card is in one zone',
      lasting(g => {
        g.state.core.zones = { ...g.state.core.zones, pile: g.cards('deck') };
      }),
    ],
    [
      'each card is in one zone',
      lasting(g => {
        g.state.core.zones = { ...g.state.core.zones, deck: g.cards('deck').slice(1) };
      }),
    ],
    ['sums are conserved', lasting(() => {}, { sums: ({ notes }) => ({ notes: notes.length }) })],
    [
      'clone copies all',
      lasting(() => {}, { clone: ({ core }) => ({ core: structuredClone(core), notes: [] }) }),
    ],
    [
      'a state is plain data',
      lasting(g => Object.assign(g.state, { born: new Set([1]) }), { clone: structuredClone }),
    ],
    [
      'clone shares nothing that can change',
      lasting(() => {}, { clone: ({ core, notes }) => ({ core: structuredClone(core), notes }) }),
    ],
    [
      'a fork is the same position',
      bare(function* (g) {
        g.state.notes.push(`call ${calls++}`);
        yield* agree('a', 'ready');
      }),
    ],
    [
      'a fork is asked the same',
      bare(function* () {
        yield* chooseNumber('a', 'number', { min: 0, max: ++calls });
      }),
    ],
    [
      'a view names no unknown card',
      lasting(g => Object.assign(g.state, { next: g.cards('deck')[0] }), { clone: structuredClone }),
    ],
    [
      'secrets do not show in the view',
      lasting(g => g.state.notes.splice(0, 1, nameOf(g, g.cards('deck')[0]))),
    ],
  ])('%s', (law, game) => {
    expect(held(game)).toThrow(`law «${law}» is broken`);
  });

  test('a legal answer is taken', () => {
    const game = lasting(() => {
      throw new Error('the card is wrong');
    });
    // Where costly laws are held, a world that is played on finds it first.
    expect(held(game, { costlyEvery: 1000 })).toThrow('law «a legal answer is taken» is broken');
    expect(held(game)).toThrow('law «a world can be played on» is broken');
  });

  test('a view goes on from the last', () => {
    const game = lasting(() => {});
    const match = Match.start(game, setupFor(game, 2), { key: keyOf('view'), salt: 'salt' });
    const before = match.viewFor('a');
    const broken = (law: string, detail: string) => new BrokenLaw(law, 'view', 0, detail);
    expect(() => viewsGoOn(match, 'a', before, broken)).not.toThrow();
    const { cards } = before;
    const other = { ...before, cards: { ...cards, shown: { ...cards.shown, zones: {} } } };
    expect(() => viewsGoOn(match, 'a', other, broken)).toThrow(
      'law «a view goes on from the last» is broken',
    );
  });

  test('secrets do not show in the view of whoever has not seen them', () => {
    const game = bare(
      function* (g) {
        g.state.notes = [nameOf(g, g.cards('deck')[0])];
        yield* agree('b', 'ready');
      },
      { deal: dealt({ deck: ['ace', 'king', 'queen'] }) },
    );
    expect(held(game)).toThrow('law «secrets do not show in the view» is broken');
  });

  test('secrets do not show in a question', () => {
    const game = bare(
      function* (g) {
        const cards = g.cards('hand/a').filter(card => g.is(card, 'ace'));
        yield* choose(g, 'b', 'which', [...cards, 'none']);
      },
      { deal: dealt({ 'hand/a': ['ace', 'king'], deck: ['queen', 'jack', 'ten', 'nine'] }) },
    );
    expect(held(game)).toThrow('law «secrets do not show in the question» is broken');
  });

  test('secrets do not show in events', () => {
    const game = bare(
      function* (g) {
        g.emit('rumour', { about: nameOf(g, g.cards('hand/a')[0]) });
        yield* agree('b', 'ready');
      },
      { deal: dealt({ 'hand/a': ['ace', 'king', 'ten'] }) },
    );
    expect(held(game)).toThrow('law «secrets do not show in the events» is broken');
  });

  test('a replay tells the same', () => {
    const game = lasting(g => g.emit('tick', { n: calls++ }));
    expect(held(game)).toThrow('law «a replay tells the same» is broken');
  });

  test('a replay is the same match', () => {
    // Wrong only in steps that are long over: no fork from the last checkpoint meets them again.
    const game = lasting(g => g.state.notes.splice(0, 1, `call ${calls++}`));
    expect(held(game)).toThrow('law «a replay is the same match» is broken');
  });

  test('anybody may leave', () => {
    const game = lasting(() => {}, {
      leave: () => {
        throw new Error('stay');
      },
    });
    expect(held(game, { leaveBefore: [1] })).toThrow('law «anybody may leave» is broken');
    expect(
      held(
        lasting(() => {}),
        { leaveBefore: [1, 2] },
      ),
    ).not.toThrow();
  });

  const agreeing = (match: Match<Notes, Def>) => () =>
    worldsAgree(match, 'key', (law, detail) => new BrokenLaw(law, 'worlds', 0, detail));
  const begun = (game: Game<Notes>): Match<Notes, Def> =>
    Match.start(game, setupFor(game, 2), { key: keyOf('worlds'), salt: 'salt' });

  test('a world can be imagined and played on, whatever is dealt to it', () => {
    const expectAce = (g: G): void => {
      if (nameOf(g, g.cards('deck')[0]) !== 'ace') throw new Error('the deck is not the one I know');
    };
    const knowing = (isSoon: boolean): Game<Notes> =>
      bare(
        function* (g) {
          if (isSoon) expectAce(g);
          yield* agree('a', 'ready');
          expectAce(g);
        },
        { deal: dealt({ deck: ['ace', 'king', 'queen', 'jack', 'ten'] }), maxSteps: 9 },
      );
    expect(agreeing(begun(knowing(true)))).toThrow('law «a world can be imagined» is broken');
    expect(agreeing(begun(knowing(false)))).toThrow('law «a world can be played on» is broken');
  });

  test('a standpoint is what is seen', () => {
    const match = begun({ ...lasting(() => {}), maxSteps: 9 });
    expect(agreeing(match)).not.toThrow();
    const { standpoint } = match;
    match.standpoint = seat => {
      const { question, ...rest } = standpoint.call(match, seat);
      return { ...rest, question: { ...question, prompt: 'other' } };
    };
    expect(agreeing(match)).toThrow('law «a standpoint is what is seen» is broken');
  });
});

test('what a viewer was told of before it lost track is no leak', () => {
  const game = bare(
    function* (g) {
      const card = g.cards('hand/a')[0];
      yield* agree('a', 'ready');
      if (card !== undefined) {
        g.emit('hides', { card });
        g.move(card, 'row/a');
      }
      yield* agree('a', 'sure');
      g.state.notes.push('step');
      if (g.cards('hand/a').length === 0)
        g.finish({ how: 'draw', winners: [], order: [['a', 'b']], reason: 'over', rule: 'R-1' });
    },
    {
      deal: g => {
        for (const card of put(g, 'pile', 'ace', 'king', 'queen', 'jack', 'ten')) g.move(card, 'hand/a');
      },
    },
  );
  expect(held(game)).not.toThrow();
});
