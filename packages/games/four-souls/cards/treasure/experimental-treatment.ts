import { experimentalTreatment as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import {
  destroyingThis,
  does,
  gains,
  getsTreasure,
  kill,
  loots,
  on,
  paid,
  rescuedAsSoul,
  rolls,
} from '../../src/card-kit.ts';

/** Destroy this: roll. {lowest}: you die; {lower}: loot {loot}; {low}: gain {cents}¢; {high}: +{treasure} treasure; {higher}: +{lower}; {highest}: this is a soul of yours. */
export const experimentalTreatment: Behaviour = {
  abilities: [
    paid(
      destroyingThis,
      rolls(
        on(
          its.lowest,
          does((g, { me }) => kill(g, { seat: me }, me)),
        ),
        on(its.lower, loots(its.loot)),
        on(its.low, gains(its.cents)),
        on(its.high, getsTreasure(its.treasure)),
        on(its.higher, getsTreasure(its.moreTreasure)),
        on(its.highest, rescuedAsSoul),
      ),
    ),
  ],
};
