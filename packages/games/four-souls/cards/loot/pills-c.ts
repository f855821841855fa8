import { pillsC as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { boostsYou, on, rolls, suffers } from '../../src/card-kit.ts';

/** Roll, until the end of the turn. {low}: +{atk} ATK; {middle}: +{hp} HP. {high}: you take {damage} damage. */
export const pillsC: Behaviour = {
  loot: rolls(
    on(its.low, boostsYou({ atk: its.atk })),
    on(its.middle, boostsYou({ hp: its.hp })),
    on(its.high, suffers(its.damage)),
  ),
};
