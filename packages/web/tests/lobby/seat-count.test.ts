import { fourSouls } from '@tavolata/four-souls';
import { SEATS, type SetupOptions } from '@tavolata/kernel';
import type { Sitter } from '@tavolata/table';
import { expect, test } from 'vitest';
import { fitSeats } from '../../src/lobby/seat-count.ts';

const bot = (name: string): Sitter => ({ who: 'bot', name, level: 'normal' });
const friend: Sitter = { who: 'person', name: 'Ada', screen: 'here' };

const roomFor = (options: SetupOptions) => ({
  ...fourSouls.players,
  isPlayable: (seats: number) => !fourSouls.refuseSetup?.({ seats: SEATS.slice(0, seats), options }),
  aBot: (others: readonly Sitter[]) => bot(`bot ${others.length}`),
});

test('bots leave a game for one', () => {
  expect(fitSeats([bot('Ombra'), bot('Brace')], roomFor({ mode: 'solo' }))).toEqual([]);
});

test('a bot comes where two are needed', () => {
  expect(fitSeats([], roomFor({ mode: 'co-op' }))).toEqual([bot('bot 0')]);
});

test('people stay, even where they are too many, and so does what can be played', () => {
  expect(fitSeats([friend], roomFor({ mode: 'solo' }))).toEqual([friend]);
  const three = [bot('Ombra'), friend];
  expect(fitSeats(three, roomFor({}))).toBe(three);
});
