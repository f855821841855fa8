import { describe, expect, test } from 'vitest';
import { playScenario, type Scenario } from '../../src/scenario/index.ts';
import { magpies } from '../toys/magpies.ts';

const play = (scenario: Omit<Scenario, 'game'>) => playScenario(magpies, { game: 'magpies', ...scenario });
const paths = (scenario: Omit<Scenario, 'game'>) => play(scenario).map(({ path }) => path);

/** Written so because an object with a `then` of its own could be taken for a promise. */
const then = (claims: object) =>
  Object.fromEntries([['then', claims]]) as { readonly [claims: string]: never };

const given = {
  coins: { a: 4, b: 4 },
  zones: { 'hand/a': ['lantern', 'thief', 'feather'], deck: ['storm', 'whirl'], 'hand/b': ['twice'] },
};
const robbed = { given, when: [{ a: 'thief', choose: ['b'] }], chance: { dice: [1] } };

test('a scenario that holds has nothing to report', () => {
  expect(play({ ...robbed, ...then({ 'hand/a': ['lantern', 'feather', 'twice'], bank: 10 }) })).toEqual([]);
});

test('a difference says where, what was claimed and what was found', () => {
  expect(play({ ...robbed, ...then({ bank: 11 }) })).toEqual([{ path: 'bank', expected: 11, got: 10 }]);
});

describe('claims about the position', () => {
  const claims = (holding: object) => paths({ ...robbed, ...then(holding) });

  test.each<[string, object, object]>([
    ['a value', { 'coins.a': 4 }, { 'coins.a': 5 }],
    ['a whole list', { deck: ['storm', 'whirl'] }, { deck: ['whirl', 'storm'] }],
    ['nothing at all', { attic: 'nothing' }, { bank: 'nothing' }],
    ['size', { deck: { size: 2 } }, { deck: { size: 1 } }],
    ['has', { deck: { has: ['whirl'] } }, { deck: { has: ['thief'] } }],
    ['lacks', { deck: { lacks: ['thief'] } }, { deck: { lacks: ['whirl'] } }],
    ['not', { bank: { not: 9 } }, { bank: { not: 10 } }],
    ['less than at first', { 'hand/b': { less: 1 } }, { 'hand/b': { less: 0 } }],
    ['more than at first', { bank: { more: 0 } }, { bank: { more: 1 } }],
    ['several at once', { deck: { size: 2, has: ['storm'] } }, { deck: { size: 2, has: ['thief'] } }],
    [
      'what a seat sees',
      { sees: { b: { deck: ['dusk-card', 'dusk-card'] } } },
      { sees: { b: { deck: ['storm', 'whirl'] } } },
    ],
  ])('%s', (_, holds, fails) => {
    expect(claims(holds)).toEqual([]);
    expect(claims(fails)).toHaveLength(1);
  });

  test.each([{ size: 0 }, { lacks: ['thief'] }, { not: 9 }, { less: 0 }, { more: 0 }])(
    'of what is not there %o is never true',
    claim => {
      expect(claims({ attic: claim })).toEqual(['attic']);
    },
  );
});

describe('claims about the next question', () => {
  const asks = (claim: object | string) => paths({ given, ...then({ asks: claim as never }) });

  test.each<[string, object | string, object | string]>([
    ['who', { seat: 'a' }, { seat: 'b' }],
    ['which', { seat: 'a', prompt: 'act' }, { seat: 'a', prompt: 'bid' }],
    [
      'exactly what, passing aside',
      { seat: 'a', exactly: ['draw', 'peek', 'hide', 'feather', 'lantern', 'thief'] },
      { seat: 'a', exactly: ['draw'] },
    ],
    ['among others', { seat: 'a', has: ['thief'] }, { seat: 'a', has: ['storm'] }],
    ['not', { seat: 'a', lacks: ['storm'] }, { seat: 'a', lacks: ['thief'] }],
  ])('%s', (_, holds, fails) => {
    expect(asks(holds)).toEqual([]);
    expect(asks(fails)).toHaveLength(1);
  });

  test('nothing is asked when the match is over', () => {
    expect(
      paths({ given: { ...given, round: 6 }, when: [{ a: 'pass' }], ...then({ asks: 'nothing' }) }),
    ).toEqual([]);
    expect(asks('nothing')).toEqual(['asks']);
  });
});

describe('claims about what happened', () => {
  const events = (claimed: unknown[], unheard: string[] = []) =>
    paths({ ...robbed, ...then({ events: claimed as never, unheard }) });

  test('the events come in this order, others in between or not', () => {
    expect(events(['moved', 'rolled'])).toEqual([]);
    expect(events(['rolled', 'moved'])).toEqual(['events']);
  });

  test('with these particulars, cards by name', () => {
    expect(events([{ moved: { card: 'thief', to: 'discard' } }, { rolled: { face: 1 } }])).toEqual([]);
    expect(events([{ moved: { card: 'storm' } }])).toEqual(['events']);
    expect(events([{ rolled: { face: 2 } }])).toEqual(['events']);
  });

  test('and these do not', () => {
    expect(events([], ['storm'])).toEqual([]);
    expect(events([], ['rolled'])).toEqual(['unheard']);
  });

  test('what happens before the first question counts too', () => {
    expect(paths({ given: { ...given, phase: 'roll' }, ...then({ events: ['rolled'] }) })).toEqual([]);
  });
});

describe('refusals', () => {
  const alone = { zones: { 'hand/a': ['thief', 'feather'] } };
  const refuse = (...lines: Record<string, string>[]) => paths({ given: alone, refuse: lines });

  test('hold if the thing is refused under that rule, or under any if none is named', () => {
    expect(refuse({ a: 'thief', rule: 'MAG-5' }, { a: 'thief' })).toEqual([]);
  });

  test('fail if it is refused for another reason, on offer, unheard of, or asked of nobody', () => {
    expect(refuse({ a: 'thief', rule: 'MAG-9' })).toEqual(['refuse.a.thief']);
    expect(refuse({ a: 'feather', rule: 'MAG-5' })).toEqual(['refuse.a.feather']);
    expect(refuse({ a: 'storm' })).toEqual(['refuse.a.storm']);
    expect(refuse({ z: 'thief' })).toEqual(['refuse.z.thief']);
    expect(refuse({ b: 'thief' })).toEqual(['play']);
  });
});

describe('the script', () => {
  test('an unscripted question fails', () => {
    expect(play({ given, when: [{ a: 'lantern' }, { b: 'draw' }] })).toMatchObject([
      { path: 'play', got: expect.stringContaining('b is not asked anything; a is asked lantern') },
    ]);
  });

  test('chance must be used up', () => {
    expect(paths({ ...robbed, chance: { dice: [1, 2] } })).toEqual(['chance']);
  });

  test('chance that is dictated must suffice', () => {
    expect(play({ ...robbed, chance: { dice: [] } })).toMatchObject([
      { path: 'play', got: expect.stringContaining('no die for this roll') },
    ]);
    expect(paths({ ...robbed, chance: { dice: [7] } })).toEqual(['play']);
  });

  test('random cards can be named', () => {
    const hand = { ...given, zones: { ...given.zones, 'hand/b': ['twice', 'whirl', 'storm'] } };
    const thief = (cards: string[]) => ({ ...robbed, given: hand, chance: { dice: [1], cards } });
    expect(play({ ...thief(['whirl']), ...then({ 'hand/a': { has: ['whirl'] } }) })).toEqual([]);
    expect(paths(thief(['feather']))).toEqual(['play']);
    expect(paths(thief(['whirl', 'storm']))).toEqual(['chance']);
  });

  test('one word may be chosen without a list', () => {
    expect(play({ ...robbed, when: [{ a: 'thief', choose: 'b' }] })).toEqual([]);
  });

  test('the rest can be passed, the end awaited, and a seat can leave', () => {
    expect(
      play({
        given,
        when: [{ rest: 'pass' }, { rest: 'default', until: 'act' }, { leave: 'b' }],
        ...then({ asks: { seat: 'a', prompt: 'act' } }),
      }),
    ).toEqual([]);
    expect(paths({ given, when: [{ z: 'draw' }] })).toEqual(['play']);
  });

  test('stages follow each other, each with its own claims', () => {
    const stages = [
      { when: [{ a: 'lantern' }], ...then({ asks: { seat: 'a', prompt: 'lantern' } as never }) },
      { when: [{ a: 'decline' }], ...then({ events: ['rolled'], unheard: ['revealed'], bank: 99 }) },
    ];
    expect(paths({ given, stages })).toEqual(['stages.1.bank']);
  });
});
