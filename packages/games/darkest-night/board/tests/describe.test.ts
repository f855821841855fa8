import type { Described } from '@tavolata/board-kit';
import { HEROES, LOCATIONS, POWERS } from '@tavolata/darkest-night';
import { describe, expect, test } from 'vitest';
import { describe as read } from '../describe.ts';
import { inspect } from '../inspect.ts';
import type { NightScene } from '../scene.ts';
import { sceneOf } from './kit/night.ts';

const KNIGHT = { active: 'knight', heroes: { knight: { at: 'village', powers: ['sprint'] } } };

const at = (scene: NightScene, place: string): Described => {
  const found = read(scene, { place });
  if (!found) throw new Error(`there is nothing to read about ${place}`);
  return found;
};
const titles = ({ parts }: Described) => parts.flatMap(({ title }) => title ?? []);

describe.each(['en', 'it'] as const)('what there is to read before anything is chosen (%s)', language => {
  const scene = sceneOf(KNIGHT, language);

  test('of every hero Grace and Secrecy, the powers to begin with, and how many more there are', () => {
    for (const { id } of HEROES.filter(hero => hero.id !== 'knight')) {
      const { parts } = at(scene, id);
      const own = POWERS.filter(({ hero }) => hero === id);
      const first = own.filter(({ starting }) => starting);
      expect(parts).toHaveLength(first.length + 2);
      expect(parts.every(({ text }) => text !== '')).toBe(true);
      expect(parts.at(-1)?.title).toContain(String(own.length - first.length));
    }
  });

  test('of every place, and of the Necromancer', () => {
    for (const { id } of LOCATIONS) expect(at(scene, id).parts.length).toBeGreaterThan(1);
    expect(at(scene, 'necromancer').parts).toHaveLength(3);
  });
});

test('a hero at the table tells where he is, what he has left and what his cards say', () => {
  const scene = sceneOf(KNIGHT);
  const { parts } = at(scene, 'knight');
  expect(parts[0]?.text).toMatch(/^Village, Grace \d\/\d, Secrecy \d\/\d$/);
  expect(parts[1]).toEqual({ title: scene.say.card('sprint'), text: scene.say.say('card.sprint.text') });
});

test('a place tells what can be done there and what harms whoever is there', () => {
  const scene = sceneOf({ ...KNIGHT, blights: { village: ['spies'] } });
  expect(titles(at(scene, 'village'))).toContain('Spies');
  expect(at(scene, 'monastery').rules).toEqual(['DN-ACT-13']);
  expect(at(scene, 'village').rules).toContain('DN-ACT-10');
  expect(read(scene, { place: 'die-1' })).toBeUndefined();
});

test('under the glass a power has the rules of its kind, not those of searching', () => {
  const scene = sceneOf({ active: 'rogue', heroes: { rogue: { at: 'village', powers: ['contacts'] } } });
  const [contacts] = scene.g.cards('powers/0');
  expect(contacts && inspect(scene, contacts).rules).toEqual(['DN-POWER-06']);
});
