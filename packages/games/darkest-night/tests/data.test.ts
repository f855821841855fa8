import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  BLIGHTS,
  type CardDef,
  DARKNESS,
  defs,
  ENEMIES,
  enemyDef,
  findDef,
  HEROES,
  type ItemDef,
  LOCATIONS,
  locationDef,
  type MapDef,
  MONASTERY,
  POWERS,
} from '../src/defs.ts';

const components = parse(readFileSync(join(import.meta.dirname, '../components.yaml'), 'utf8'));
const ofType = (type: CardDef['type']): CardDef[] =>
  defs.filter(def => def.type === type && !('extra' in def));
const cardsIn = (list: readonly { readonly copies: number }[]): number =>
  list.reduce((sum, { copies }) => sum + copies, 0);
const piece = (id: string): number => components.pieces.find((each: { id: string }) => each.id === id).copies;
const maps = ofType('map') as MapDef[];

describe('the board', () => {
  test('seven locations, joined both ways', context => {
    proves(context, 'DN-COMP-01');
    expect(LOCATIONS.map(({ id }) => id).sort()).toEqual([
      ...['castle', 'forest', 'monastery', 'mountains', 'ruins', 'swamp', 'village'],
    ]);
    for (const { id, adjacent } of LOCATIONS)
      for (const beside of adjacent) expect(locationDef(beside).adjacent, `${id} ${beside}`).toContain(id);
    expect([...locationDef('village').adjacent].sort()).toEqual(
      LOCATIONS.map(({ id }) => id)
        .filter(id => id !== 'village')
        .sort(),
    );
  });

  test('arrows 1 to 6 everywhere but on the Monastery, along the lines, never to the Monastery', context => {
    proves(context, 'DN-COMP-02');
    for (const { id, arrows, adjacent } of LOCATIONS) {
      expect(arrows?.length ?? 0, id).toBe(id === MONASTERY ? 0 : 6);
      for (const to of arrows ?? []) {
        expect([id, ...adjacent], id).toContain(to);
        expect(to).not.toBe(MONASTERY);
      }
    }
  });

  test('the Darkness track', context => {
    proves(context, 'DN-COMP-03');
    expect(DARKNESS).toMatchObject({ min: 0, max: 30, start: 0 });
  });
});

describe('the box', () => {
  test('tokens, sheets and markers', context => {
    proves(context, 'DN-COMP-04', 'DN-COMP-06', 'DN-COMP-15');
    expect(piece('character-token')).toBe(HEROES.length + 1);
    expect(piece('hero-sheet')).toBe(9);
    expect(HEROES.every(({ defaults }) => defaults.grace > 0 && defaults.secrecy > 0)).toBe(true);
    const markers = ['turn-marker', 'grace-marker', 'secrecy-marker', 'darkness-marker'];
    expect(markers.map(piece)).toEqual([5, 5, 5, 1]);
  });

  test('ten powers a hero, four of them to start with', context => {
    proves(context, 'DN-COMP-07');
    expect(cardsIn(POWERS)).toBe(90);
    for (const { id } of HEROES) {
      const own = POWERS.filter(({ hero }) => hero === id);
      expect(own, id).toHaveLength(10);
      expect(
        own.filter(({ starting }) => starting),
        id,
      ).toHaveLength(4);
    }
  });

  test('artifacts, events and map cards', context => {
    proves(context, 'DN-COMP-08', 'DN-COMP-09', 'DN-COMP-10');
    expect(cardsIn(ofType('artifact'))).toBe(6);
    expect(cardsIn(ofType('event'))).toBe(34);
    for (const def of ofType('event')) expect(def.type === 'event' && def.fate >= 0, def.id).toBe(true);
    expect(cardsIn(maps)).toBe(20);
    for (const { id, blights, finds } of maps) {
      expect(Object.keys(blights).sort(), id).toEqual(LOCATIONS.map(each => each.id).sort());
      const searched = LOCATIONS.filter(({ searchDifficulty }) => searchDifficulty).map(each => each.id);
      expect(Object.keys(finds).sort(), id).toEqual(searched.sort());
    }
  });

  test('blights, items and relics', context => {
    proves(context, 'DN-COMP-12', 'DN-COMP-13', 'DN-COMP-14', 'DN-ITEM-01');
    expect(cardsIn(BLIGHTS)).toBe(42);
    for (const { id, might, defense } of BLIGHTS)
      expect(might > 0 && Object.keys(defense).length > 0, id).toBe(true);
    expect(cardsIn(ofType('item'))).toBe(29);
    expect(cardsIn(ofType('relic'))).toBe(4);
    expect(LOCATIONS.filter(({ relic }) => relic)).toHaveLength(4);
  });
});

test('four kinds of power effects, and powers that activate when gained', context => {
  proves(context, 'DN-POWER-03');
  const kinds = new Set(POWERS.flatMap(power => power.kinds));
  expect([...kinds].sort()).toEqual(['action', 'active', 'bonus', 'on-gain', 'tactic']);
  for (const { id, kinds: own, active } of POWERS) expect(own.includes('active'), id).toBe(!!active);
});

test('each enemy says what a defeat brings', context => {
  proves(context, 'DN-COMBAT-12');
  for (const { id, fail, failFight, failElude } of ENEMIES)
    expect(fail ?? (failFight && failElude), id).toBeDefined();
});

test('the Necromancer', context => {
  proves(context, 'DN-NFIGHT-02');
  expect(enemyDef('necromancer')).toMatchObject({ strength: 7, awareness: 6, fail: { wound: true } });
});

test('only the Swamp yields an Epiphany; green backs are all items but Keys', context => {
  proves(context, 'DN-FIND-11');
  for (const { finds } of maps)
    for (const [at, find] of Object.entries(finds)) {
      if (find === 'epiphany') expect(at).toBe('swamp');
      const isToken = ofType('item').some(({ id }) => id === find);
      expect(isToken || findDef(find) !== undefined, find).toBe(true);
    }
  expect((ofType('item') as ItemDef[]).filter(({ greenBack }) => !greenBack).map(({ id }) => id)).toEqual([
    'key',
  ]);
});
