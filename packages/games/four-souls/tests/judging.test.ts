import { bots } from '@tavolata/bots';
import { playOn, type Seat } from '@tavolata/kernel';
import { questionInView, viewFor } from '@tavolata/kernel/match';
import { optionsOf } from '@tavolata/kernel/scenario';
import { describe, expect, test } from 'vitest';
import { fourSouls } from '../src/index.ts';
import { stageWith } from './own-cards.ts';

interface Position {
  readonly a: object;
  readonly b?: object;
  readonly room?: string;
  readonly monsters?: readonly string[];
  readonly shop?: readonly string[];
  readonly dice?: readonly number[];
}

/** Nobody would rather attack these than end the turn. */
const FIERCE = ['mom', 'satan'];
const stage = ({ a, b = {}, room, monsters = FIERCE, shop = [], dice = [] }: Position) =>
  stageWith(
    [],
    { seats: { a, b }, monsters, shop, rooms: room ? [room] : [] },
    { chance: { dice }, options: { variants: ['rooms'] } },
  );

/** What a bot says to the question before it: an option in a word, a number, or yes or no. */
function says(at: ReturnType<typeof stage>, seat: Seat): unknown {
  const question = at.questionFor(seat);
  const { state, rename } = viewFor(fourSouls, at.state, seat);
  const pick = bots.normal.choose(
    playOn(fourSouls, state),
    questionInView(question, rename),
    below => below - 1,
  );
  if (question.kind !== 'pick') return pick;
  const { card, seat: whom, value, key } = optionsOf(question)[pick as number] ?? {};
  return card === undefined ? (whom ?? value ?? key) : at.run.g.def(card).id;
}

describe('what costs more than it brings is left alone', () => {
  const SHOVEL = { card: 'moms-shovel', deactivated: false };
  const cases: [string, Position, string][] = [
    ['HP for cents, down to the last', { room: 'blood-donation', a: { damage: 1 } }, 'end-turn'],
    ['HP for cents that heals anyway', { room: 'blood-donation', a: {} }, 'blood-donation'],
    ['HP for cents before a fight', { room: 'blood-donation', a: {}, monsters: ['fly'] }, 'attack'],
    [
      'two items for one',
      { a: { items: ['contract-from-below', 'the-map', 'the-compass'] }, b: { items: ['the-relic'] } },
      'end-turn',
    ],
    ['an item for cents', { a: { items: ['donation-machine', 'the-map'] } }, 'end-turn'],
    ['a gamble with the price of an item', { room: 'beggar', shop: ['dinner'], a: { cents: 10 } }, 'buy'],
    ['a gamble with what is left', { room: 'beggar', a: { cents: 4 } }, 'beggar'],
    ['a shovel without a soul to steal', { a: { items: [SHOVEL] } }, 'end-turn'],
    ['a shovel with one', { a: { items: [SHOVEL] }, b: { souls: ['monstro'] } }, 'moms-shovel'],
    [
      'counters saved for a soul',
      { a: { items: [{ card: 'the-bone', counters: 2, deactivated: true }] } },
      'end-turn',
    ],
    ['five of them', { a: { items: [{ card: 'the-bone', counters: 5, deactivated: true }] } }, 'the-bone'],
    [
      'a judgement on oneself',
      { a: { hand: ['xx-judgement'], souls: ['monstro'], lootPlays: 1 } },
      'end-turn',
    ],
  ];
  test.each(cases)('%s', (_, position, answer) => {
    expect(says(stage(position), 'a')).toBe(answer);
  });
});

describe('a roll is changed only so that it turns', () => {
  const attacking = (position: Position) => {
    const at = stage({ monsters: ['fly', 'monstro'], ...position });
    return at.does('a', 'attack').rest('pass').does('a', 'monstro');
  };
  test.each([
    ['one short', 3, 'book-of-belial'],
    ['two short', 2, 'pass'],
  ])('mine, %s', (_, face, answer) => {
    expect(says(attacking({ dice: [face], a: { items: ['book-of-belial'] } }), 'a')).toBe(answer);
  });
  test('mine goes up, another’s down', () => {
    const mine = attacking({ dice: [3], a: { items: ['book-of-belial'] } });
    mine.does('a', 'tap book-of-belial').rest('default', 'up-or-down');
    expect(says(mine, 'a')).toBe('up');
    const anothers = attacking({ dice: [4], a: {}, b: { items: ['book-of-belial'] } });
    anothers.does('b', 'tap book-of-belial').rest('default', 'up-or-down');
    expect(says(anothers, 'b')).toBe('down');
  });
  test('never by what only makes it worse', () => {
    expect(says(attacking({ dice: [3], a: { items: ['mini-mush'] } }), 'a')).toBe('pass');
  });
  test('any number becomes one that hits', () => {
    const at = attacking({ dice: [1], a: { hand: ['i-the-magician'], lootPlays: 1 } });
    at.does('a', 'i-the-magician').rest('default', 'pick-number');
    expect(says(at, 'a')).toBe(6);
  });
  test('a 6 of one’s own is not rolled again', () => {
    const at = attacking({ room: 'isaacs-blessing', dice: [6], a: {} });
    expect(at.questionFor('a').prompt).toBe('may-do');
    expect(says(at, 'a')).toBe(false);
  });
  test('nor is another’s 1', () => {
    const at = attacking({ dice: [1], a: {}, b: { items: ['dads-lost-coin'] } });
    expect(says(at, 'b')).toBe(false);
  });
});

test('damage that kills is not chosen', () => {
  const at = stage({ a: { hand: ['xiv-temperance'], lootPlays: 1 } });
  at.does('a', 'xiv-temperance');
  expect(says(at, 'a')).toBe('suffer-one');
});

test('one’s own character is recharged before another’s', () => {
  const characters = { a: { character: { card: 'the-lost', deactivated: true } }, b: {} };
  const at = stage(characters).does('a', 'end-turn');
  expect(says(at, 'a')).toBe('the-lost');
});
