import type { Behaviour } from '../behaviour.ts';
import { grantsLootPlays, tap } from '../write.ts';
import { theLost } from './the-lost.ts';

/** Tap: one extra loot play this turn. What sets these characters apart is their starting item, which is data. */
const anotherPlay: Behaviour = { abilities: [tap(grantsLootPlays(1))] };

export const characters: Readonly<Record<string, Behaviour>> = {
  isaac: anotherPlay,
  maggy: anotherPlay,
  cain: anotherPlay,
  judas: anotherPlay,
  'blue-baby': anotherPlay,
  eve: anotherPlay,
  samson: anotherPlay,
  lazarus: anotherPlay,
  lilith: anotherPlay,
  'the-forgotten': anotherPlay,
  eden: anotherPlay,
  'the-lost': theLost,
};
