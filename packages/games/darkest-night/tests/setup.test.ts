import { SEATS } from '@tavolata/kernel';
import { Stage } from '@tavolata/kernel/scenario';
import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { darkestNight } from '../src/index.ts';
import { REMOVED, RESERVE } from '../src/zones.ts';

const create = (players: number, options: Record<string, string[]> = {}) =>
  darkestNight.create({ seats: SEATS.slice(0, players), options });

test('one to four hero players, five with a fifth hero, and one more for the Necromancer', context => {
  proves(context, 'DN-GEN-02', 'DN-GEN-03', 'DN-FIVE-01', 'DN-NPLAY-01');
  for (const players of [1, 2, 3, 4]) expect(create(players).heroes).toHaveLength(4);
  expect(create(5, { modes: ['fifth-hero'] }).heroes).toHaveLength(5);
  expect(create(5, { modes: ['necromancer-player'] }).necromancerSeat).toBe('e');
  expect(create(6, { modes: ['fifth-hero', 'necromancer-player'] }).heroes).toHaveLength(5);
  expect(() => create(5)).toThrow('4 heroes are led by 1 to 4 players');
  expect(() => create(1, { modes: ['necromancer-player'] })).toThrow('not 0');
});

test('a split of the heroes names every hero player and nobody else', context => {
  proves(context, 'DN-GEN-03');
  expect(create(2, { leads: ['b', 'a', 'b', 'b'] }).heroes.map(({ seat }) => seat)).toEqual([
    ...['b', 'a', 'b', 'b'],
  ]);
  for (const leads of [
    ['a', 'a', 'a', 'a'],
    ['a', 'b', 'a'],
    ['a', 'b', 'c', 'a'],
  ])
    expect(() => create(2, { leads })).toThrow('does not share 4 heroes');
});

const TEN = ['charge', 'dowse', 'prediction', 'find-weakness', 'oath-of-valor', 'stealth', 'forbidden-arts'];
const deck = (...more: string[]): string[] => [`knight=${[...TEN, ...more].join('+')}`];

test('a custom deck has ten different cards, four of them to start with', context => {
  proves(context, 'DN-CUSTOM-01');
  const modes = ['custom-deck'];
  expect(create(1, { modes, decks: deck('miracle', 'skulk', 'destiny') }).customDecks.knight).toHaveLength(
    10,
  );
  const wrong = [
    deck('miracle', 'skulk'),
    deck('miracle', 'skulk', 'skulk'),
    deck('miracle', 'skulk', 'nothing'),
  ];
  for (const decks of wrong) expect(() => create(1, { modes, decks })).toThrow('is no power deck');
  expect(() => create(1, { modes, decks: deck('miracle', 'skulk', 'sprint') })).toThrow('4 starting powers');
});

test('decks that share cards with too many others are refused', context => {
  proves(context, 'DN-CUSTOM-01');
  const decks = deck('miracle', 'skulk', 'destiny');
  expect(() => create(1, { modes: ['custom-deck', 'fifth-hero'], decks })).toThrow('fewer than 5 heroes');
});

test('without anybody left to enter, the last death is the defeat', context => {
  proves(context, 'DN-DEATH-06');
  const stage = new Stage(darkestNight, {
    given: {
      phase: 'end',
      heroes: { wizard: { at: 'village', grace: 0 } },
      blights: { village: ['lich'] },
    },
  });
  const { g } = stage.run;
  for (const card of g.cards(RESERVE)) if (g.def(card).type === 'hero') g.move(card, REMOVED);
  stage.does('a', 'yield').does('a', 'die-of-wound');
  expect(stage.state.core.result).toMatchObject({ reason: 'no-hero-left', winners: [] });
});

test('what does not go together is refused before anything is set up', () => {
  const reasonOf = (players: number, options = {}) =>
    darkestNight.refuseSetup?.({ seats: SEATS.slice(0, players), options })?.reason;
  expect(reasonOf(4)).toBeUndefined();
  expect(reasonOf(5)).toBe('players-for-heroes');
  expect(reasonOf(6, { modes: ['fifth-hero', 'necromancer-player'] })).toBeUndefined();
  expect(reasonOf(1, { modes: ['necromancer-player'] })).toBe('players-for-heroes');
  expect(reasonOf(2, { leads: ['a', 'a', 'a', 'a'] })).toBe('leads-do-not-fit');
  expect(reasonOf(1, { modes: ['custom-deck'], decks: ['nobody=nothing'] })).toBe('wrong-deck');
});
