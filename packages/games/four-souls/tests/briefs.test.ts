import { fourSouls } from '@tavolata/four-souls';
import { en } from '@tavolata/four-souls/texts/en';
import { it as italian } from '@tavolata/four-souls/texts/it';
import { describe, expect, test } from 'vitest';

/** As many letters as a card on the table has room for. */
const MOST = 34;
const TYPES = ['treasure', 'starting-item', 'loot', 'room'];

describe.each([
  ['it', italian],
  ['en', en],
] as const)('what a card is for (%s)', (_language, texts: Readonly<Record<string, unknown>>) => {
  test('is said of every card with a text that can lie in hand, in the shop, before a player or over all of them', () => {
    const silent = fourSouls.defs
      .filter(({ id, type }) => TYPES.includes(type) && texts[`card.${id}.text`] !== undefined)
      .filter(({ id }) => texts[`card.${id}.brief`] === undefined);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('is one short line', () => {
    const briefs = Object.entries(texts).filter(([key]) => key.endsWith('.brief'));
    expect(briefs.length).toBeGreaterThan(100);
    expect(briefs.filter(([, brief]) => String(brief).length > MOST)).toEqual([]);
  });
});
