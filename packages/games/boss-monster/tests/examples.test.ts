import { Stage } from '@tavolata/kernel/scenario';
import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import type { HeroDef } from '../src/defs.ts';
import { bossMonster } from '../src/index.ts';
import { deck } from '../src/zones.ts';

/** The Hero decks of a new game: sizes, and for how many players their cards are. */
function heroDecks(players: number): { ordinary: number; epic: number; icons: Set<number> } {
  const { g } = new Stage(bossMonster, { players }).run;
  const [ordinary, epic] = [g.cards(deck('ordinary-hero')), g.cards(deck('epic-hero'))];
  const icons = new Set([...ordinary, ...epic].map(card => (g.def(card) as HeroDef).minPlayers));
  return { ordinary: ordinary.length, epic: epic.length, icons };
}

test('BM-EX-06: with two players every Hero with icon 3 or 4 is out', context => {
  proves(context, 'BM-SETUP-01', 'BM-SETUP-04');
  expect(heroDecks(2)).toEqual({ ordinary: 13, epic: 8, icons: new Set([2]) });
});

test('BM-EX-07: with three players only icon-4 Heroes are out', context => {
  proves(context, 'BM-SETUP-02', 'BM-SETUP-05');
  expect(heroDecks(3)).toEqual({ ordinary: 17, epic: 12, icons: new Set([2, 3]) });
});
