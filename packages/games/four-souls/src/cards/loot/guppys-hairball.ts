import type { Behaviour } from '../behaviour.ts';
import { does, on, preventStacked, rolls, whenDamageAtYouIsStacked } from '../write.ts';

/** Trinket. When damage at you goes on the stack, roll. 6: 1 of it is prevented. */
export const guppysHairball: Behaviour = {
  abilities: [
    whenDamageAtYouIsStacked(
      rolls(
        on(
          6,
          does((g, { event }) => preventStacked(g, event?.stack, 1)),
        ),
      ),
    ),
  ],
};
