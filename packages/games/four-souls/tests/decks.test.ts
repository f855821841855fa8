import type { SetupOptions } from '@tavolata/kernel';
import { KeyedChance, keyOf, Run, setupFor } from '@tavolata/kernel/match';
import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { components } from '../generated/components.ts';
import { en } from '../generated/texts/en.ts';
import { it } from '../generated/texts/it.ts';
import { type DeckList, deckCode, deckProblems, entriesOf, listOf, readDeckCode } from '../src/decks.ts';
import { fourSouls } from '../src/index.ts';

const { defs } = fourSouls;
/** Of each category the first cards of the box that make up its number, for any number of players. */
const recommended: DeckList = Object.fromEntries(
  components.decks.flatMap(({ subtypes }) =>
    subtypes.flatMap(({ subtype, number }) => {
      let left: number = number;
      return defs
        .filter(def => def.subtype === subtype && def.minPlayers === undefined)
        .map(({ id, copies, supply = copies }): [string, number] => {
          const taken = Math.min(left, supply);
          left -= taken;
          return [id, taken];
        })
        .filter(([, taken]) => taken > 0);
    }),
  ),
);
const bombs = recommended.bomb ?? 0;

test('the recommended decks have a hundred cards each, by category', context => {
  proves(context, 'FS-CUST-01', 'FS-CUST-02');
  expect(deckProblems(defs, recommended, 'recommended')).toEqual([]);
  const sum = Object.values(recommended).reduce((total, copies) => total + copies, 0);
  expect(sum).toBe(300);
});

test('a card too many or too few is explained by its category', context => {
  proves(context, 'FS-CUST-01', 'FS-CUST-16');
  const without = { ...recommended, bomb: bombs - 1, 'butter-bean': 6 };
  expect(deckProblems(defs, without, 'recommended')).toEqual([
    { deck: 'loot', subtype: 'loot-butter-bean', has: 6, needs: 5 },
    { deck: 'loot', subtype: 'loot-bomb', has: 5, needs: 6 },
  ]);
  expect(deckProblems(defs, without, 'own')).toEqual([]);
  expect(deckProblems(defs, { ...without, bomb: bombs - 2 }, 'own')).toEqual([
    { deck: 'loot', has: 99, needs: 100 },
  ]);
  expect(deckProblems(defs, { ...without, bomb: bombs }, 'own')).toEqual([
    { deck: 'loot', has: 101, needs: 100 },
  ]);
  expect(deckProblems(defs, { ...recommended, isaac: 1 }, 'own')).toMatchObject([{ card: 'isaac' }]);
});

test('a deck is saved and shared as a code', () => {
  const code = deckCode(defs, recommended);
  expect(readDeckCode(defs, code)).toEqual(recommended);
  expect(listOf(entriesOf(recommended))).toEqual(recommended);
  expect(readDeckCode(defs, 'FS1-zzzz')).toBeUndefined();
  expect(readDeckCode(defs, 'nonsense')).toBeUndefined();
});

test('a setup with a wrong deck is refused with the reason', context => {
  proves(context, 'FS-CUST-01');
  const refusal = (cards: string[], decks: string) =>
    fourSouls.refuseSetup?.({ seats: ['a', 'b'], options: { decks, cards } });
  expect(refusal(entriesOf(recommended), 'picked')).toBeUndefined();
  const moreBeans = entriesOf({ ...recommended, bomb: bombs - 1, 'butter-bean': 6 });
  expect(refusal(moreBeans, 'own-proportions')).toBeUndefined();
  expect(refusal(moreBeans, 'picked')).toMatchObject({
    reason: 'wrong-number',
    params: { kind: 'loot-butter-bean', has: 6, needs: 5 },
  });
  expect(refusal(['bomb'], 'own-proportions')).toMatchObject({
    reason: 'wrong-number',
    params: { kind: 'treasure-deck', has: 0, needs: 100 },
  });
  expect(refusal(['bomb', 'isaac'], 'picked')).toMatchObject({
    reason: 'strange-card',
    params: { card: { def: 'isaac' } },
  });
});

test.each([
  ['en', en],
  ['it', it],
])('whatever a deck is refused for has a name (%s)', (_, texts) => {
  const kinds = components.decks.flatMap(({ type, subtypes }) => [
    `zone.${type}-deck`,
    ...subtypes.map(({ subtype }) => `term.${subtype}`),
  ]);
  expect(kinds.filter(key => !(key in texts))).toEqual([]);
});

/** What the three decks of a match are made of. */
function dealt(players: number, options: SetupOptions, seed = 'decks'): Record<string, number> {
  const run = Run.start(fourSouls, setupFor(fourSouls, players, options), new KeyedChance(keyOf(seed)));
  const list: Record<string, number> = {};
  for (const index of run.state.core.def) {
    const { id, type } = fourSouls.defs[index] as (typeof defs)[number];
    if (type === 'treasure' || type === 'loot' || type === 'monster') list[id] = (list[id] ?? 0) + 1;
  }
  return list;
}

test('decks drawn at random keep the proportions, differ, and hold no card more often than there is', context => {
  proves(context, 'FS-CUST-02', 'FS-CUST-17');
  const lists = ['one', 'two', 'three'].map(seed => dealt(2, { decks: 'hundred' }, seed));
  for (const list of lists) {
    expect(deckProblems(defs, list, 'recommended')).toEqual([]);
    for (const { id, copies, supply = copies } of defs) expect(list[id] ?? 0).toBeLessThanOrEqual(supply);
  }
  expect(lists[0]).not.toEqual(lists[1]);
  // More Butter Beans than one box holds.
  expect(lists.map(list => list['butter-bean'])).toEqual([5, 5, 5]);
});

test('decks picked by hand are played as they are, with more copies than the box has if so wished', context => {
  proves(context, 'FS-CUST-01', 'FS-CUST-02', 'FS-CUST-16', 'FS-CUST-17');
  expect(dealt(2, { decks: 'picked', cards: entriesOf(recommended) })).toEqual(recommended);
  const { 'a-dime': _, ...rest } = recommended;
  const own = { ...rest, bomb: (recommended.bomb ?? 0) + (recommended['a-dime'] ?? 0) };
  expect(deckProblems(defs, own, 'own')).toEqual([]);
  expect(dealt(2, { decks: 'own-proportions', cards: entriesOf(own) })).toEqual(own);
});

test('cards for three or more stay out of smaller games, however the decks were made', context => {
  proves(context, 'FS-SETUP-23', 'FS-SOLO-19');
  const found = defs.filter(({ minPlayers }) => minPlayers === 3);
  const forThree = found.map(({ id }) => id);
  const list: Record<string, number> = { ...recommended };
  for (const { id, type } of found) {
    const other = defs.find(def => def.type === type && list[def.id] === 1 && !forThree.includes(def.id));
    list[other?.id ?? ''] = 0;
    list[id] = 1;
  }
  const cards = entriesOf(Object.fromEntries(Object.entries(list).filter(([, copies]) => copies > 0)));
  const among = (list: DeckList): string[] => forThree.filter(id => list[id]);
  expect(among(dealt(3, { decks: 'own-proportions', cards }))).toEqual(forThree);
  expect(among(dealt(2, { decks: 'own-proportions', cards }))).toEqual([]);
  expect(among(dealt(1, { decks: 'own-proportions', cards, mode: 'solo' }))).toEqual([]);
  const seeds = Array.from({ length: 8 }, (_, n) => `three ${n}`);
  expect(seeds.flatMap(seed => among(dealt(3, { decks: 'hundred' }, seed))).length).toBeGreaterThan(0);
  expect(seeds.flatMap(seed => among(dealt(2, { decks: 'hundred' }, seed)))).toEqual([]);
});
