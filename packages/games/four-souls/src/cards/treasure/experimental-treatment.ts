import type { Behaviour } from '../behaviour.ts';
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
} from '../write.ts';

/** Destroy this: roll. 1: you die; 2: loot 3; 3: gain 9¢; 4: +1 treasure; 5: +2; 6: this is a soul of yours. */
export const experimentalTreatment: Behaviour = {
  abilities: [
    paid(
      destroyingThis,
      rolls(
        on(
          1,
          does((g, { me }) => kill(g, { seat: me }, me)),
        ),
        on(2, loots(3)),
        on(3, gains(9)),
        on(4, getsTreasure(1)),
        on(5, getsTreasure(2)),
        on(6, rescuedAsSoul),
      ),
    ),
  ],
};
