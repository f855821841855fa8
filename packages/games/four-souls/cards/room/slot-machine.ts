import { slotMachine as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { cents, discardsThis, gains, inOrder, loots, on, paid, rolls } from '../../src/card-kit.ts';

/** Pay {price}¢: roll. {low}: gain {lowCents}¢; {middle}: gain {middleCents}¢; {high}: loot {loot}, then put this into discard. */
export const slotMachine: Behaviour = {
  abilities: [
    paid(
      cents(its.price),
      rolls(
        on(its.low, gains(its.lowCents)),
        on(its.middle, gains(its.middleCents)),
        on(its.high, inOrder(loots(its.loot), discardsThis)),
      ),
    ),
  ],
};
