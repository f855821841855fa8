import type { Described } from '@tavolata/board-kit';
import { CHARACTERS, PRESETS } from '@tavolata/sorcerers-arena';
import { en } from '@tavolata/sorcerers-arena/texts/en';
import { it as italian } from '@tavolata/sorcerers-arena/texts/it';
import { describe, expect, test } from 'vitest';
import { describe as read } from '../describe.ts';
import { type ArenaScene, abilityCardOf } from '../scene.ts';
import { answer, arranged, DUEL, sceneOf } from './kit/arena.ts';

const TEXTS = [
  ['en', en],
  ['it', italian],
] as const;

const at = (scene: ArenaScene, place: string): Described => {
  const found = read(scene, { place });
  if (typeof found !== 'object') throw new Error(`there is nothing to read about ${place}`);
  return found;
};
const titles = ({ parts }: Described) => parts.flatMap(({ title }) => title ?? []);

describe.each(TEXTS)('what there is to read before anything is chosen (%s)', (_, texts) => {
  const scene = (options = {}) => sceneOf(arranged(DUEL, options), texts);

  test('of every character its numbers, its skills, its upgrade and its cards with their texts', () => {
    for (const { id } of CHARACTERS) {
      const { name, parts } = at(scene(), id);
      expect(name).not.toBe('');
      expect(parts.length).toBeGreaterThan(8);
      expect(parts.every(({ text }) => text !== '')).toBe(true);
    }
  });

  test('of every team its characters and their cards by name', () => {
    for (const { side, characters } of PRESETS) {
      const said = at(scene({ chapter: 'chapter-1' }), side);
      expect(said.parts).toHaveLength(2 * characters.length);
    }
  });
});

test('a character says what it costs to use what it can', () => {
  const scene = sceneOf(arranged(DUEL));
  const said = at(scene, 'gaston');
  expect(said.parts[0]?.text).toContain('move');
  expect(titles(said).some(title => /\(upgrade: .+\)/.test(title))).toBe(true);
  expect(titles(said).join()).toContain(scene.say.card('gaston-shove'));
});

test('a chapter without skills tells of none', () => {
  const plain = at(sceneOf(arranged(DUEL, { chapter: 'chapter-1' })), 'gaston');
  const whole = at(sceneOf(arranged(DUEL)), 'gaston');
  expect(plain.parts.length).toBeLessThan(whole.parts.length);
  expect(titles(plain).join()).not.toContain('upgrade');
});

test('a space is read as whoever stands there, whether it is lit or not; a gold one says what it is worth', () => {
  const match = arranged(DUEL);
  const card = (scene: ArenaScene) => abilityCardOf(scene, 'gaston', 'b');
  const before = sceneOf(match);
  expect(read(before, { place: 'f4' })).toBe(card(before));
  answer(match, 'mickey-shooting-star');
  const asked = sceneOf(match);
  expect(asked.draft?.standing({ place: 'f4' })).toBe('lit');
  expect(read(asked, { place: 'f4' })).toBe(card(asked));
  expect(at(asked, 'e2').parts[0]?.text).toContain('1 VP');
  expect(read(asked, { place: 'a1' })).toBeUndefined();
});

test('what the active character can do is told with its rule', () => {
  const scene = sceneOf(arranged(DUEL));
  expect(at(scene, 'standard-movement').rules).toEqual(['SA-MOVE-01']);
  expect(at(scene, 'upgrade').name).toContain('upgrade');
  expect(at(scene, 'stealthy').parts).toHaveLength(2);
});

test('a Summoner is read as their points, their cards and whom they lead', () => {
  const scene = sceneOf(arranged(DUEL));
  const said = read(scene, { seat: 'b' }) as Described;
  const texts = said.parts.map(({ text }) => text);
  expect(said.name).toBe(scene.say.seat('b'));
  expect(texts[0]).toContain('VP');
  expect(texts.join()).toContain(`${scene.g.cards('hand/b').length} of`);
  expect(texts.filter(text => text.includes('Health Points'))).toHaveLength(
    scene.g.state.row.filter(({ seat }) => seat === 'b').length,
  );
});

test('numbers of somebody who has not come yet are as printed', () => {
  const text = at(sceneOf(arranged(DUEL)), 'gaston').parts[0]?.text;
  expect(text).toMatch(/^\d+ Health Points/);
});
