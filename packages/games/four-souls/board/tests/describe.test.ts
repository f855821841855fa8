import type { StackItem } from '@tavolata/four-souls';
import { en } from '@tavolata/four-souls/texts/en';
import { it as italian } from '@tavolata/four-souls/texts/it';
import { describe, expect, test } from 'vitest';
import { describe as read } from '../describe.ts';
import type { SoulsScene } from '../scene.ts';
import { bombed, sceneOf } from './kit/cellar.ts';

describe('what is no card can be read, too', () => {
  test('a player from the character, a slot from what lies there, nothing from a deck', () => {
    const scene = sceneOf(bombed());
    const { g } = scene;
    expect(read(scene, { seat: 'b' })).toBe(g.cards('character/b')[0]);
    expect(read(scene, { place: 'slot/1' })).toBe(g.cards('slot/1')[0]);
    expect(read(scene, { place: 'loot-deck' })).toBeUndefined();
  });

  test('what waits from its card, or from what will come of it', () => {
    const match = bombed();
    const top = (scene: SoulsScene) => ({ place: `stack/${scene.g.state.stack.at(-1)?.id}` });
    const before = sceneOf(match);
    const bomb = read(before, top(before));
    expect(typeof bomb === 'number' && before.g.def(bomb).id).toBe('bomb');
    const scene = (texts: typeof en | typeof italian) => {
      const at = sceneOf(match, 'a', texts);
      const death = { kind: 'death', id: 90, of: { seat: 'b' } } as unknown as StackItem;
      at.g.state.stack.push(death);
      return at;
    };
    for (const texts of [en, italian]) {
      const found = read(scene(texts), { place: 'stack/90' });
      expect(typeof found === 'object' && found.parts[0]?.text).toBeTruthy();
    }
  });
});
