import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type BossDef, type HeroDef, limits, type RoomDef, type SpellDef } from '../src/defs.ts';
import { bossMonster } from '../src/index.ts';

/** A card of ours is none of the box. */
const box = bossMonster.defs.filter(def => !('extra' in def));
const of = <T extends { type: string }>(type: T['type']): T[] =>
  box.filter(def => def.type === type) as unknown as T[];
const bosses = of<BossDef>('boss');
const rooms = of<RoomDef>('room');
const spells = of<SpellDef>('spell');
const heroes = of<HeroDef>('hero');
/** Named by the treasure that lures it; nothing lures the Fool. */
const classOf = ({ treasure }: HeroDef): string => treasure[0] ?? 'fool';
const cardsIn = (defs: readonly { copies: number }[]): number =>
  defs.reduce((sum, { copies }) => sum + copies, 0);
const inTier = <T extends { tier: string }>(defs: readonly T[], tier: string): T[] =>
  defs.filter(def => def.tier === tier);

const components = parse(readFileSync(join(import.meta.dirname, '../components.yaml'), 'utf8'));

describe('decks', () => {
  test('eight Bosses', context => {
    proves(context, 'BM-COMP-01');
    expect(cardsIn(bosses)).toBe(8);
    expect(new Set(bosses.map(({ id }) => id)).size).toBe(8);
  });

  test('75 Rooms', context => {
    proves(context, 'BM-COMP-02');
    expect(cardsIn(rooms)).toBe(75);
  });

  test('31 Spells', context => {
    proves(context, 'BM-COMP-03');
    expect(cardsIn(spells)).toBe(31);
  });

  test('25 Ordinary Heroes', context => {
    proves(context, 'BM-COMP-04');
    expect(cardsIn(inTier(heroes, 'ordinary'))).toBe(25);
  });

  test('16 Epic Heroes', context => {
    proves(context, 'BM-COMP-05');
    expect(cardsIn(inTier(heroes, 'epic'))).toBe(16);
  });
});

test('Bosses: experience, all different, and treasure', context => {
  proves(context, 'BM-BOSS-08');
  expect(Object.fromEntries(bosses.map(({ id, xp, treasure }) => [id, [xp, ...treasure]]))).toEqual({
    draculord: [900, 'cleric'],
    cleopatra: [850, 'thief'],
    'king-croak': [800, 'fighter'],
    xyzax: [750, 'cleric'],
    cerebellus: [650, 'mage'],
    seducia: [600, 'mage'],
    gorgona: [500, 'thief'],
    robobo: [400, 'fighter'],
  });
  expect(new Set(bosses.map(({ xp }) => xp)).size).toBe(bosses.length);
});

describe('Rooms', () => {
  test('are Basic or Advanced', context => {
    proves(context, 'BM-ROOM-01');
    expect(cardsIn(inTier(rooms, 'basic'))).toBe(59);
    expect(cardsIn(inTier(rooms, 'advanced'))).toBe(16);
  });

  test('are Monster or Trap Rooms', context => {
    proves(context, 'BM-ROOM-02');
    expect(cardsIn(rooms.filter(({ subtype }) => subtype === 'monster'))).toBe(40);
    expect(cardsIn(rooms.filter(({ subtype }) => subtype === 'trap'))).toBe(35);
  });

  test('with several treasures are Basic all the same', context => {
    proves(context, 'BM-ROOM-15');
    const golden = rooms.filter(({ treasure }) => new Set(treasure).size > 1);
    expect(golden.map(({ id }) => id).sort()).toEqual([
      'centipede-tunnel',
      'construction-zone',
      'dragon-hatchery',
      'mimic-vault',
      'monstrous-monument',
      'torture-chamber',
      'zombie-prison',
    ]);
    expect(golden.every(({ tier }) => tier === 'basic')).toBe(true);
  });

  test('copies, tier, subtype, damage and treasure of each', context => {
    proves(context, 'BM-DMG-01', 'BM-ROOM-01', 'BM-ROOM-02');
    const lines = rooms.map(
      ({ id, copies, tier, subtype, damage, treasure }) =>
        `${id}: ${copies} ${tier} ${subtype} ${damage} ${treasure.join(' ')}`,
    );
    expect(lines.sort()).toEqual([
      'all-seeing-eye: 2 advanced trap 3 mage',
      'beast-menagerie: 2 advanced monster 4 fighter',
      'bottomless-pit: 3 basic trap 1 thief',
      'boulder-ramp: 2 basic trap 1 thief',
      'brainsucker-hive: 3 basic monster 2 mage',
      'centipede-tunnel: 2 basic monster 1 fighter mage',
      'construction-zone: 2 basic trap 1 fighter thief',
      'dark-altar: 3 basic trap 1 cleric cleric',
      'dark-laboratory: 3 basic trap 1 mage mage',
      'dizzygas-hallway: 3 basic trap 1 thief',
      'dracolich-lair: 2 advanced monster 3 cleric',
      'dragon-hatchery: 3 basic monster 0 cleric fighter mage thief',
      'goblin-armory: 3 basic monster 1 fighter fighter',
      'golem-factory: 3 basic monster 2 fighter',
      'haunted-library: 2 basic trap 1 mage',
      'jackpot-stash: 3 basic trap 1 thief thief',
      'ligers-den: 2 advanced monster 2 mage',
      'mimic-vault: 2 basic trap 1 mage thief',
      'minotaurs-maze: 2 basic monster 0 fighter',
      'monsters-ballroom: 2 advanced monster 0 fighter',
      'monstrous-monument: 2 basic trap 1 cleric fighter',
      'neanderthal-cave: 3 basic monster 3 fighter',
      'open-grave: 2 basic trap 2 cleric',
      'recycling-center: 2 advanced trap 3 thief',
      'specters-sanctum: 3 basic monster 2 cleric',
      'succubus-spa: 3 basic monster 1 cleric',
      'the-crushinator: 2 advanced trap 2 thief',
      'torture-chamber: 2 basic trap 1 cleric thief',
      'vampire-bordello: 2 advanced monster 3 cleric',
      'witchs-kitchen: 3 basic monster 1 mage',
      'zombie-prison: 2 basic monster 1 cleric mage',
    ]);
  });
});

test('Spells: copies and phases of each', context => {
  proves(context, 'BM-COMP-03', 'BM-SPELL-04', 'BM-SPELL-05', 'BM-SPELL-06');
  const lines = spells.map(({ id, copies, phases }) => `${id}: ${copies} ${phases.join(' ')}`);
  expect(lines.sort()).toEqual([
    'annihilator: 2 adventure',
    'assassin: 3 adventure',
    'cave-in: 2 adventure',
    'counterspell: 2 build adventure',
    'exhaustion: 1 adventure',
    'fear: 2 adventure',
    'freeze: 4 build adventure',
    'giant-size: 2 adventure',
    'jeopardy: 2 build adventure',
    'kobold-strike: 1 build',
    'motivation: 2 build',
    'princess-in-peril: 2 build',
    'soul-harvest: 1 build adventure',
    'teleportation: 2 adventure',
    'trepidation: 1 adventure',
    'zombie-attack: 2 build',
  ]);
});

describe('Heroes', () => {
  test('are Ordinary or Epic', context => {
    proves(context, 'BM-HERO-01');
    expect(inTier(heroes, 'ordinary')).toHaveLength(25);
    expect(inTier(heroes, 'epic')).toHaveLength(16);
    expect(heroes).toHaveLength(41);
  });

  test('seek the treasure of their class', context => {
    proves(context, 'BM-HERO-12', 'BM-HERO-03');
    for (const hero of heroes) expect(hero.treasure, hero.id).toHaveLength(hero.id === 'the-fool' ? 0 : 1);
    for (const type of ['cleric', 'mage', 'fighter', 'thief'])
      expect(heroes.filter(hero => classOf(hero) === type)).toHaveLength(10);
    const english = Object.entries<{ en: string }>(components.legend.treasure).map(([type, { en }]) => [
      en,
      components.legend.class[type].en,
    ]);
    expect(english).toEqual([
      ['Relic', 'Cleric'],
      ['Tome', 'Mage'],
      ['Sword', 'Fighter'],
      ['Loot', 'Thief'],
    ]);
  });

  test('are worth 1 if Ordinary and 2 if Epic', context => {
    proves(context, 'BM-HERO-05', 'BM-HERO-06', 'BM-HERO-07', 'BM-HERO-08');
    for (const { id, tier, souls, wounds } of heroes)
      expect([souls, wounds], id).toEqual(tier === 'epic' ? [2, 2] : [1, 1]);
  });

  test('Health and player icon of each class', context => {
    proves(context, 'BM-HERO-04', 'BM-HERO-09');
    for (const type of ['cleric', 'mage', 'fighter', 'thief']) {
      const health = (tier: string) =>
        inTier(heroes, tier)
          .filter(hero => classOf(hero) === type)
          .map(hero => `${hero.health} from ${hero.minPlayers}`)
          .sort();
      expect(health('ordinary')).toEqual([
        '4 from 2',
        '4 from 4',
        '6 from 2',
        '6 from 3',
        '8 from 2',
        '8 from 4',
      ]);
      expect(health('epic')).toEqual(['11 from 2', '11 from 3', '13 from 2', '13 from 4']);
    }
    expect(heroes.find(({ id }) => id === 'the-fool')).toMatchObject({ health: 2, minPlayers: 2 });
  });
});

test('the numbers of the rulebook', context => {
  proves(context, 'BM-LAY-03', 'BM-SETUP-10', 'BM-WIN-02', 'BM-END-04', 'BM-BEGIN-01', 'BM-BEGIN-04');
  expect(limits).toMatchObject({
    soulsToWin: 10,
    woundsToLose: 5,
    maxRooms: 5,
    startingHand: { rooms: 5, spells: 2 },
    drawPerTurn: { rooms: 1 },
    heroesPerTurnForEachPlayer: 1,
  });
});

test('from left to right: entrance, Rooms, Boss, score area', context => {
  proves(context, 'BM-LAY-01', 'BM-LAY-05');
  const placed = (components.zones as { id: string; place?: number }[])
    .filter(({ place }) => place !== undefined)
    .sort((one, other) => Number(one.place) - Number(other.place));
  expect(placed.map(({ id }) => id)).toEqual(['entrance', 'dungeon', 'boss-space', 'score-area']);
});
