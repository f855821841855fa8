import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import { components } from '../generated/components.ts';
import { en } from '../generated/texts/en.ts';
import { it as italian } from '../generated/texts/it.ts';
import {
  type AbilityDef,
  abilityDef,
  CHARACTERS,
  type CombatDef,
  defs,
  GEARS,
  type Paragraph,
  PRESET_ORDER,
  SKILLS,
  SPACES,
  STATUSES,
  type StatusName,
  statusDef,
} from '../src/defs.ts';

/** A card of ours is none of the box. */
const combat = defs.filter((def): def is CombatDef => def.type === 'combat' && !('extra' in def));
const abilities = defs.filter((def): def is AbilityDef => def.type === 'ability');
const cardsIn = (list: readonly { copies: number }[]): number =>
  list.reduce((sum, { copies }) => sum + copies, 0);
const token = (id: (typeof components.tokens)[number]['id']) =>
  components.tokens.find(each => each.id === id);

/** The statuses some cards or skills can give. */
const given = (texts: readonly { does?: CombatDef['does'] }[]): StatusName[] => {
  const found = texts.flatMap(({ does = [] }) => does.flatMap(({ gain = {} }) => Object.keys(gain)));
  return [...new Set(found)].sort() as StatusName[];
};

describe('the box', () => {
  test('eight characters, each with its standee, tile and Ability card', context => {
    proves(context, 'SA-COMP-01', 'SA-COMP-04', 'SA-COMP-05');
    expect(CHARACTERS.map(({ id }) => id)).toEqual([
      ...['aladdin', 'ariel', 'demona', 'facilier', 'gaston', 'maleficent', 'mickey', 'sulley'],
    ]);
    expect(token('standee')?.copies).toBe(8);
    expect(token('turn-order-tile')?.copies).toBe(8);
    expect(abilities.map(({ character }) => character).sort()).toEqual(CHARACTERS.map(({ id }) => id).sort());
    const shown = abilities.flatMap(({ skills, upgraded }) => [...skills, upgraded]);
    expect(shown.sort()).toEqual(SKILLS.map(({ id }) => id).sort());
  });

  test('a deck of ten Combat cards for each', context => {
    proves(context, 'SA-COMP-02', 'SA-CARD-01', 'SA-CARD-03');
    expect(cardsIn(combat)).toBe(80);
    for (const { id } of CHARACTERS)
      expect(cardsIn(combat.filter(({ character }) => character === id)), id).toBe(10);
  });

  test('rings, board, marker and summary cards', context => {
    proves(context, 'SA-COMP-03', 'SA-COMP-07');
    expect([token('blue-ring')?.copies, token('red-ring')?.copies]).toEqual([4, 4]);
    expect(components.boards).toHaveLength(1);
    expect([token('turn-marker')?.copies, token('summary-card')?.copies]).toEqual([1, 4]);
  });
});

describe('cards', () => {
  test('types, and what they say of the text', context => {
    proves(context, 'SA-CARD-06', 'SA-CARD-07');
    for (const { id, types, does } of combat) {
      const hurts = does.some(({ damage, damageIs }) => damage !== undefined || damageIs !== undefined);
      expect(types.includes('attack'), id).toBe(hurts);
      expect(types.includes('status'), id).toBe(does.some(({ gain }) => gain !== undefined));
    }
  });

  test('one gear each', context => {
    proves(context, 'SA-CARD-08', 'SA-GEAR-01');
    expect(GEARS).toHaveLength(4);
    for (const card of combat) expect(GEARS, card.id).toContain(card.gear);
  });

  test('what an Ability card shows', context => {
    proves(context, 'SA-ABIL-03', 'SA-UPG-05');
    for (const { id } of CHARACTERS) {
      const { handSize, standardMove, standardAttack, skills, upgraded, upgradeCost } = abilityDef(id);
      expect(Math.min(handSize, standardMove, standardAttack, skills.length), id).toBeGreaterThan(0);
      expect(Object.keys(upgradeCost).length, id).toBeGreaterThan(0);
      const ability = SKILLS.find(each => each.id === upgraded);
      expect(ability?.kind === 'skill' ? ability.cost : ability?.on, id).toBeDefined();
    }
  });

  test('what a Turn Order tile shows', context => {
    proves(context, 'SA-TILE-01', 'SA-TILE-02', 'SA-TILE-03');
    for (const { id, hp, vp, initiative } of CHARACTERS)
      expect(Math.min(hp, vp, initiative), id).toBeGreaterThan(0);
    expect(CHARACTERS.find(({ id }) => id === 'mickey')).toMatchObject({ hp: 8, vp: 3, initiative: 5 });
  });
});

test('texts use only what the interpreter knows', () => {
  const KNOWN = [
    ...['mark', 'who', 'upTo', 'range', 'reveal', 'look', 'damage', 'damageIs', 'damagePlus', 'damageIf'],
    ...['recover', 'gain', 'move', 'through', 'swap', 'leap', 'discardRandom', 'draw', 'vp', 'otherwise'],
  ];
  for (const { id, does = [] } of [...combat, ...SKILLS])
    for (const paragraph of does)
      expect(
        Object.keys(paragraph).filter(key => !KNOWN.includes(key)),
        id,
      ).toEqual([]);
});

/** Whatever a text says in figures; 0 and 1 also stand for 'none' and 'a'. */
const figures = (numbers: readonly (number | undefined)[]): number[] =>
  numbers.filter((number): number is number => number !== undefined && number > 1).sort((x, y) => x - y);

const figuresOf = ({ range, move, damage, damageIf, ...rest }: Paragraph): (number | undefined)[] => [
  ...[range, move, damage, damageIf?.counters, damageIf?.damage, rest.recover, rest.discardRandom],
  ...[rest.draw, rest.vp, rest.look?.cards, rest.look?.take, rest.otherwise?.suffer],
  ...Object.values(rest.gain ?? {}),
];

test.each([
  ['it', italian],
  ['en', en],
] as const)('card texts say the numbers of the facts: %s', (_, texts: Readonly<Record<string, unknown>>) => {
  const said = (id: string) => figures([...String(texts[`card.${id}.text`]).matchAll(/\d+/g)].map(Number));
  for (const { id, does } of combat) expect(said(id), id).toEqual(figures(does.flatMap(figuresOf)));
  for (const { id, does = [], cost, standardAttack, range, reduces } of SKILLS) {
    const own = [cost?.number, standardAttack, range, reduces];
    expect(said(id), id).toEqual(figures([...own, ...does.flatMap(figuresOf)]));
  }
});

describe('statuses by chapter', () => {
  const preset = PRESET_ORDER;
  test('Chapter 1 uses three, of which only Magic Broom triggers', context => {
    proves(context, 'SA-SETUP-07');
    const used = given(combat.filter(({ character }) => preset.some(name => name === character)));
    expect(used).toEqual(['immobilized', 'magic-broom', 'stealthy']);
    expect(used.filter(status => statusDef(status).timing === 'triggered')).toEqual(['magic-broom']);
  });

  test('Chapter 2 all that its cards produce, from Chapter 3 on all', context => {
    proves(context, 'SA-CH2-01', 'SA-ABIL-08');
    const all = STATUSES.map(({ id }) => id).sort();
    expect(given(combat)).toEqual(all.filter(status => status !== 'confused'));
    expect(given([...combat, ...SKILLS])).toEqual(all);
  });
});

test('the board: 7 start and 3 star spaces a side, 3 gold ones', context => {
  proves(context, 'SA-BOARD-02', 'SA-BOARD-03', 'SA-BOARD-04');
  expect(SPACES).toHaveLength(43);
  for (const side of ['blue', 'red']) {
    expect(SPACES.filter(({ start }) => start === side)).toHaveLength(7);
    const row = side === 'blue' ? ['a1', 'a2', 'a3'] : ['i1', 'i2', 'i3'];
    expect(SPACES.filter(({ star }) => star === side).map(({ id }) => id)).toEqual(row);
  }
  expect(SPACES.filter(({ gold }) => gold).map(({ id }) => id)).toEqual(['e2', 'e4', 'e6']);
  for (const { id, adjacent } of SPACES)
    for (const beside of adjacent)
      expect(SPACES.find(other => other.id === beside)?.adjacent, `${id} ${beside}`).toContain(id);
});
