import type { CardId, Option, Seat } from '@tavolata/kernel';
import { type Hints, limits } from '../defs.ts';
import type { G, Roll } from '../state.ts';
import { dcOf, rollBonus } from '../table/standing.ts';
import { faceOf } from '../table/table.ts';
import { clamp } from '../verbs/dice.ts';

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
/** What a card that changes rolls can make of a number; of a die rolled again, anything. */
function reachOf({ adds, sets }: Hints, face: number): readonly number[] {
  return sets ?? adds?.map(amount => face + amount) ?? FACES;
}

/** Whether the card could turn the roll that goes against me. */
export function canMend(g: G, me: Seat, card: CardId): boolean {
  const roll = topRoll(g);
  if (!roll || !isBadRoll(g, me, roll)) return false;
  return reachOf(faceOf(g, card).bots, roll.face).some(face => !isBadRoll(g, me, roll, face));
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
    const sets = source !== undefined && faceOf(g, source).bots.sets !== undefined;
    return isBadRoll(g, me, roll, changed(roll.face, option, sets)) ? 0 : 1;
  };
