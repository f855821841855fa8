import type { Json } from '@tavolata/kernel';
import { Stage } from '@tavolata/kernel/scenario';
import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { darkestNight, necromancerMoves } from '../src/index.ts';

const moves = (given: Json, options = {}, players = 1) =>
  necromancerMoves(new Stage(darkestNight, { given, options, players }).run.g).map(
    ({ die, detected, to }) => [die, detected.length, [...to].sort().join(' ')],
  );

const hunted: Json = {
  necromancer: 'mountains',
  heroes: { knight: { at: 'swamp', secrecy: 3 }, priest: { secrecy: 0 } },
};

test('where each number of the die would lead him', context => {
  proves(context, 'DN-NECRO-04', 'DN-NECRO-06', 'DN-NECRO-08', 'DN-NECRO-10');
  expect(moves(hunted)).toEqual([
    [1, 0, 'castle'],
    [2, 0, 'village'],
    [3, 0, 'mountains'],
    [4, 1, 'castle village'],
    [5, 1, 'castle village'],
    [6, 1, 'castle village'],
  ]);
});

test('of several detected heroes the nearest draws him', context => {
  proves(context, 'DN-NECRO-06', 'DN-NECRO-07');
  const after = (near: string) => {
    const heroes = { knight: { at: near, secrecy: 0 }, rogue: { at: 'swamp', secrecy: 0 } };
    return moves({ necromancer: 'mountains', heroes }).map(([, detected, to]) => [detected, to]);
  };
  expect(after('castle')).toEqual(Array(6).fill([2, 'castle']));
  expect(after('mountains')).toEqual(Array(6).fill([2, 'mountains']));
});

test('a die that was foretold is the only one', () => {
  expect(moves({ ...(hunted as object), doomDie: 2 } as Json)).toEqual([[2, 0, 'village']]);
});

test('a Necromancer player goes after whom he detects, or where nobody is', context => {
  proves(context, 'DN-NPLAY-04', 'DN-NPLAY-06', 'DN-NPLAY-07');
  const mode = { modes: ['necromancer-player'] };
  const near = { ...(hunted as object), heroes: { knight: { at: 'village', secrecy: 5 } } } as Json;
  expect(moves(near, mode, 2)).toEqual([
    [1, 0, 'castle'],
    [2, 0, 'castle'],
    [3, 0, 'castle'],
    [4, 0, 'castle'],
    [5, 0, 'castle'],
    [6, 1, 'village'],
  ]);
});
