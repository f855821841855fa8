import { cursedChest as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { findsGuppy, on, onReveal, rolls, suffers } from '../../src/card-kit.ts';

/** The active player rolls. {low}: take {lowDamage} damage; {middle}: take {middleDamage} damage; {high}: find an item with Guppy. */
export const cursedChest: Behaviour = {
  abilities: [
    onReveal(
      rolls(
        on(its.low, suffers(its.lowDamage)),
        on(its.middle, suffers(its.middleDamage)),
        on(its.high, findsGuppy),
      ),
    ),
  ],
};
