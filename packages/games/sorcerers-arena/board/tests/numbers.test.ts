import type { CardId } from '@tavolata/kernel';
import { type CharacterId, damageParts, paragraphsOf, sorcerersArena } from '@tavolata/sorcerers-arena';
import { describe, expect, test } from 'vitest';
import { headline } from '../headline.ts';
import { inspect } from '../inspect.ts';
import { damageOf } from '../numbers.ts';
import { arranged, sceneOf } from './kit/arena.ts';

describe('where whoever is hit decides how much', () => {
  const dolls = (statuses = {}) => {
    const given = {
      active: 'facilier',
      seats: {
        a: { characters: { facilier: { at: 'e4', statuses } }, hand: ['facilier-doll-and-pin'] },
        b: { characters: { gaston: { at: 'f4', statuses: { tough: 1, stealthy: 3 } } } },
      },
    };
    const scene = sceneOf(arranged(given));
    const [card] = scene.g.cards('hand/a');
    return { scene, card: card as CardId };
  };

  test('the card says so, and promises no more than it will do to anybody', () => {
    const { scene, card } = dolls();
    expect(damageOf(scene, card)).toEqual({
      lines: [
        { label: 'Printed on the card', value: '1' },
        { label: 'For each different Status Effect of whoever is hit', value: '+1' },
      ],
      total: 1,
      atLeast: true,
    });
    expect(inspect(scene, card)).toMatchObject({
      title: 'Why it deals at least 1 damage',
      total: { value: '1 or more' },
    });
  });

  test('the rules add the same addends', () => {
    const { scene, card } = dolls({ strong: 1 });
    const [paragraph] = paragraphsOf(scene.g, card);
    const [facilier, gaston] = [0, 1].map(id => id as CharacterId) as [CharacterId, CharacterId];
    expect(paragraph && damageParts(scene.g, facilier, paragraph, gaston)).toEqual([
      { from: 'printed', amount: 1 },
      { from: 'its-statuses', amount: 2 },
    ]);
    expect(damageOf(scene, card)).toMatchObject({ total: 2, atLeast: true });
  });
});

test('every Combat card says in one number what matters, but for those that only change places', () => {
  const without = sorcerersArena.defs.flatMap(def =>
    def.type === 'combat' && !headline(def) ? [def.id] : [],
  );
  expect(without).toEqual(['facilier-shadow-swap', 'sulley-closet-door']);
});

test('a card that looks at three cards and takes one is headed by the one', () => {
  const def = sorcerersArena.defs.find(({ id }) => id === 'facilier-smooth-talk');
  expect(def?.type === 'combat' && headline(def)).toEqual({ kind: 'cards', number: 1 });
});
