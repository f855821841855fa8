import { fourSouls } from '@tavolata/four-souls';
import { type Options, SEATS } from '@tavolata/kernel';
import type { Sitter } from '@tavolata/table';
import { expect, test } from 'vitest';
import { madeRoom } from '../src/lobby/making-room.ts';

const bot = (name: string): Sitter => ({ who: 'bot', name, level: 'normal' });
const friend: Sitter = { who: 'person', name: 'Ada', screen: 'here' };

const roomFor = (options: Options) => ({
  ...fourSouls.players,
  isPlayable: (seats: number) => !fourSouls.refuseSetup?.({ seats: SEATS.slice(0, seats), options }),
  aBot: (others: readonly Sitter[]) => bot(`bot ${others.length}`),
});

test('bots leave a game for one', () => {
  expect(madeRoom([bot('Ombra'), bot('Brace')], roomFor({ mode: 'solo' }))).toEqual([]);
});

test('a bot comes where two are needed', () => {
  expect(madeRoom([], roomFor({ mode: 'co-op' }))).toEqual([bot('bot 0')]);
});

test('people stay, even where they are too many, and so does what can be played', () => {
  expect(madeRoom([friend], roomFor({ mode: 'solo' }))).toEqual([friend]);
  const three = [bot('Ombra'), friend];
  expect(madeRoom(three, roomFor({}))).toBe(three);
});
