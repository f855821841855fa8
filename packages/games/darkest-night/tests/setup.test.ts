import { SEATS, wrongWith } from '@tavolata/kernel';
import { keyOf, Match, setupFor } from '@tavolata/kernel/match';
import { Stage } from '@tavolata/kernel/scenario';
import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { type DeckList, darkestNight, deckCode, deckProblems, readDeckCode } from '../src/index.ts';
import { REMOVED, RESERVE } from '../src/zones.ts';

const setup = (players: number, options: Record<string, string[]> = {}) => ({
  seats: SEATS.slice(0, players),
  options,
});
const create = (players: number, options?: Record<string, string[]>) =>
  darkestNight.create(setup(players, options));
const refusal = (players: number, options?: Record<string, string[]>) =>
  darkestNight.refuseSetup?.(setup(players, options));

test('one to four hero players, five with a fifth hero, and one more for the Necromancer', context => {
  proves(context, 'DN-GEN-02', 'DN-GEN-03', 'DN-FIVE-01', 'DN-NPLAY-01');
  for (const players of [1, 2, 3, 4]) {
    expect(refusal(players)).toBeUndefined();
    expect(create(players).heroes).toHaveLength(4);
  }
  expect(create(5, { modes: ['fifth-hero'] }).heroes).toHaveLength(5);
  expect(create(5, { modes: ['necromancer-player'] }).necromancerSeat).toBe('e');
  const both = { modes: ['fifth-hero', 'necromancer-player'] };
  expect(refusal(6, both)).toBeUndefined();
  expect(create(6, both).heroes).toHaveLength(5);
  const tooMany = { rule: 'DN-GEN-03', reason: 'players-for-heroes', params: { heroes: 4 } };
  expect(refusal(5)).toEqual(tooMany);
  expect(refusal(1, { modes: ['necromancer-player'] })).toEqual(tooMany);
});

test('a split of the heroes names every hero player and nobody else', context => {
  proves(context, 'DN-GEN-03');
  const fair = { leads: ['b', 'a', 'b', 'b'] };
  expect(refusal(2, fair)).toBeUndefined();
  expect(create(2, fair).heroes.map(({ seat }) => seat)).toEqual(fair.leads);
  for (const leads of [
    ['a', 'a', 'a', 'a'],
    ['a', 'b', 'a'],
    ['a', 'b', 'c', 'a'],
  ])
    expect(refusal(2, { leads })?.reason).toBe('leads-do-not-fit');
});

test('heroes are a team against a Necromancer player, and only then', context => {
  proves(context, 'DN-NPLAY-01');
  const teams = (players: number, modes: string[]) => darkestNight.teams?.(create(players, { modes }));
  expect(teams(4, ['necromancer-player'])).toEqual([['a', 'b', 'c']]);
  expect(teams(3, [])).toEqual([]);
});

const SEVEN = [
  'charge',
  'dowse',
  'prediction',
  'find-weakness',
  'oath-of-valor',
  'stealth',
  'forbidden-arts',
];
const deck = (...more: string[]): DeckList => ({ hero: 'knight', cards: [...SEVEN, ...more] });
const GOOD = deck('miracle', 'skulk', 'destiny');
const modes = ['custom-deck'];

test('a custom deck has ten different cards, four of them to start with', context => {
  proves(context, 'DN-CUSTOM-01');
  expect(deckProblems(GOOD)).toEqual([]);
  expect(create(1, { modes, decks: [deckCode(GOOD)] }).customDecks.knight).toEqual(GOOD.cards);
  const reasons = (list: DeckList) => deckProblems(list).map(({ reason }) => reason);
  expect(reasons(deck('miracle', 'skulk'))).toEqual(['deck-size']);
  expect(reasons(deck('miracle', 'skulk', 'skulk'))).toEqual(['deck-card-twice']);
  expect(reasons(deck('miracle', 'skulk', 'nothing'))).toEqual(['deck-unknown-card']);
  expect(reasons({ ...GOOD, hero: 'nobody' })).toEqual(['deck-without-hero']);
  expect(deckProblems(deck('miracle', 'sprint'))).toEqual([
    { rule: 'DN-CUSTOM-01', reason: 'deck-size', params: { number: 9, size: 10 } },
    { rule: 'DN-CUSTOM-01', reason: 'deck-starters', params: { number: 5, starting: 4 } },
  ]);
});

test('a deck is shared as a code', () => {
  expect(readDeckCode(` ${deckCode(GOOD)}\n`)).toEqual(GOOD);
  expect(deckProblems(readDeckCode('')).map(({ reason }) => reason)).toEqual([
    ...['deck-without-hero', 'deck-size', 'deck-starters'],
  ]);
});

test('decks that share cards with too many others are refused', context => {
  proves(context, 'DN-CUSTOM-01');
  const decks = [deckCode(GOOD)];
  expect(refusal(1, { modes, decks })).toBeUndefined();
  const crowded = refusal(1, { modes: [...modes, 'fifth-hero'], decks });
  expect(crowded).toMatchObject({ reason: 'decks-leave-too-few', params: { heroes: 5 } });
  expect(refusal(1, { modes, decks: [...decks, ...decks] })?.reason).toBe('deck-hero-twice');
  expect(refusal(1, { modes, decks: ['nobody=nothing'] })?.reason).toBe('deck-without-hero');
  expect(refusal(1, { decks: ['nobody=nothing'] })).toBeUndefined();
});

test('three of the four starting powers, no more and no fewer', context => {
  proves(context, 'DN-SETUP-09');
  const stage = new Stage(darkestNight, { players: 1 }).does('a', 'knight');
  const question = stage.questionFor('a');
  expect(question).toMatchObject({ prompt: 'starting-powers', min: 3, max: 3 });
  expect(wrongWith(question, [0, 1])).toBe('too-few');
  expect(wrongWith(question, [0, 1, 2, 3])).toBe('too-many');
  expect(wrongWith(question, [0, 1, 2])).toBeUndefined();
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

test('chance may deal the heroes: each once, and their starting powers are chosen', context => {
  proves(context, 'DN-SETUP-06', 'DN-SETUP-09');
  const teams = ['one', 'two', 'three'].map(seed => {
    const secret = { key: keyOf(seed), salt: keyOf('salt') };
    const match = Match.start(darkestNight, setupFor(darkestNight, 1, { heroes: 'dealt' }), secret);
    for (let place = 0; place < 4; place++) {
      expect(match.questions.map(({ prompt }) => prompt)).toEqual(['starting-powers']);
      expect(match.answer('a', [0, 1, 2])).toBeUndefined();
    }
    expect(match.state.round).toBe(1);
    return match.state.heroes.map(({ name }) => name);
  });
  for (const team of teams) expect(new Set(team).size).toBe(4);
  expect(new Set(teams.flat()).size).toBeGreaterThan(4);
});
