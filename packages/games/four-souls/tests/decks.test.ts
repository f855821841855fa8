import { KeyedChance, keyOf, Run, setupFor } from '@tavolata/kernel';
import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { components } from '../generated/components.ts';
import { en } from '../generated/texts/en.ts';
import { it } from '../generated/texts/it.ts';
import { type DeckList, deckCode, deckProblems, entriesOf, listOf, readDeckCode } from '../src/decks.ts';
import { fourSouls } from '../src/index.ts';

const { defs } = fourSouls;
const recommended: DeckList = Object.assign(
  {},
  ...components.decks.flatMap(({ subtypes }) => subtypes.map(({ cards }) => cards)),
);

test('the recommended decks have a hundred cards each, by category', context => {
  proves(context, 'FS-CUST-01', 'FS-CUST-02');
  expect(deckProblems(defs, recommended, 'recommended')).toEqual([]);
  const sum = Object.values(recommended).reduce((total, copies) => total + copies, 0);
  expect(sum).toBe(300);
});

test('a card too many or too few is explained by its category', context => {
  proves(context, 'FS-CUST-01', 'FS-CUST-16');
  const without = { ...recommended, bomb: 3, 'butter-bean': 6 };
  expect(deckProblems(defs, without, 'recommended')).toEqual([
    { deck: 'loot', subtype: 'loot-butter-bean', has: 6, needs: 5 },
    { deck: 'loot', subtype: 'loot-bomb', has: 5, needs: 6 },
  ]);
  expect(deckProblems(defs, without, 'own')).toEqual([]);
  expect(deckProblems(defs, { ...without, bomb: 2 }, 'own')).toEqual([{ deck: 'loot', has: 99, needs: 100 }]);
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

test('decks drawn at random keep the proportions', context => {
  proves(context, 'FS-CUST-02');
  const setup = setupFor(fourSouls, 2, { decks: 'hundred' });
  const run = Run.start(fourSouls, setup, new KeyedChance(keyOf('decks')));
  const list: Record<string, number> = {};
  for (const index of run.state.core.def) {
    const { id, type } = fourSouls.defs[index] as (typeof defs)[number];
    if (type === 'treasure' || type === 'loot' || type === 'monster') list[id] = (list[id] ?? 0) + 1;
  }
  expect(deckProblems(defs, list, 'recommended')).toEqual([]);
});
