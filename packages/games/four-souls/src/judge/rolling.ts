import type { CardId, Option, Seat } from '@tavolata/kernel';
import { limits } from '../defs.ts';
import type { G, Roll } from '../state.ts';
import { clamp } from '../verbs/dice.ts';
import { dcOf, rollBonus } from '../verbs/standing.ts';
import { faceOf } from '../verbs/table.ts';

/** A roll that, left as it is or turned to that number, goes against me. */
export function isBadRoll(g: G, me: Seat, roll: Roll, face = roll.face): boolean {
  const final = clamp(clamp(face) + rollBonus(g, roll));
  const mine = roll.by === me || g.state.together;
  if (!roll.attack) return mine && final <= limits.die.min;
  return mine !== final >= dcOf(g, roll.attack);
}

/** The roll that is about to resolve. */
export function topRoll(g: G): Roll | undefined {
  const item = g.state.stack.at(-1);
  return item?.kind === 'roll' ? item : undefined;
}

const FACES = [1, 2, 3, 4, 5, 6];
const more =
  (...amounts: number[]) =>
  (face: number): number[] =>
    amounts.map(amount => face + amount);

/** What the cards that change rolls can make of a number; of a die rolled again, anything. */
const REACH: Readonly<Record<string, (face: number) => readonly number[]>> = {
  'book-of-belial': more(1, -1),
  'spoon-bender': more(1),
  'lucky-foot': more(1, 2),
  'twenty-twenty': more(1, 2),
  'mini-mush': more(-1, -2),
  godhead: () => [1, 6],
  libra: () => [3],
};

/** Whether the card could turn the roll that goes against me. */
export function canMend(g: G, me: Seat, card: CardId): boolean {
  const roll = topRoll(g);
  if (!roll || !isBadRoll(g, me, roll)) return false;
  const reach = REACH[faceOf(g, card).id]?.(roll.face) ?? FACES;
  return reach.some(face => !isBadRoll(g, me, roll, face));
}

/** The number that a player who may say any would say. */
export function bestFace(g: G, me: Seat): number | undefined {
  const roll = topRoll(g);
  return roll && [...FACES].reverse().find(face => !isBadRoll(g, me, roll, face));
}

/** Of several ways to change a roll, one that turns it; a number that is set, or one that is added. */
export const turning =
  (changed: (face: number, option: Option, sets: boolean) => number) =>
  (g: G, me: Seat, option: Option, { source }: { readonly source?: CardId }): number => {
    const roll = topRoll(g);
    if (!roll) return 0;
    const sets = source !== undefined && faceOf(g, source).id === 'godhead';
    return isBadRoll(g, me, roll, changed(roll.face, option, sets)) ? 0 : 1;
  };
