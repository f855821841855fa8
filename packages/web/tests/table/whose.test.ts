import { whose } from '@tavolata/board-kit';
import { en as bossEn } from '@tavolata/boss-monster/texts/en';
import { it as bossIt } from '@tavolata/boss-monster/texts/it';
import { en as cryptEn } from '@tavolata/mourners-call/texts/en';
import { it as cryptIt } from '@tavolata/mourners-call/texts/it';
import { en as arenaEn } from '@tavolata/sorcerers-arena/texts/en';
import { it as arenaIt } from '@tavolata/sorcerers-arena/texts/it';
import { Speaker } from '@tavolata/table';
import { expect, test } from 'vitest';
import { en } from '../../generated/texts/en.ts';
import { it } from '../../generated/texts/it.ts';

const seats = { a: 'Anna', b: 'Bea' };
const english = new Speaker({ language: 'en', texts: [en, bossEn, cryptEn, arenaEn], seats, strict: true });
const italian = new Speaker({ language: 'it', texts: [it, bossIt, cryptIt, arenaIt], seats, strict: true });

const ALL = ['table.hand', 'board.dungeon-of', 'board.crypt-of', 'board.deck-of', 'board.my-team'];

test('whoever reads is spoken to, and everybody else has a name', () => {
  const say = (speaker: Speaker, you: 'a' | 'b' | undefined) =>
    ALL.map(key => speaker.say(key, { ...whose({ you }, 'a'), number: 0, bases: 2 }).split(':')[0]);
  expect(say(english, 'a')).toEqual(['Your hand', 'Your dungeon', 'Your Crypt', 'Your deck', 'Your team']);
  expect(say(italian, 'a')).toEqual([
    'La tua mano',
    'Il tuo dungeon',
    'La tua Cripta',
    'Il tuo mazzo',
    'La tua squadra',
  ]);
  for (const you of ['b', undefined] as const) {
    expect(say(english, you)).toEqual([
      'Anna’s hand',
      'Anna’s dungeon',
      'Anna’s Crypt',
      'Anna’s deck',
      'Anna’s team',
    ]);
    expect(say(italian, you)).toEqual([
      'La mano di Anna',
      'Il dungeon di Anna',
      'La Cripta di Anna',
      'Il mazzo di Anna',
      'La squadra di Anna',
    ]);
  }
});
