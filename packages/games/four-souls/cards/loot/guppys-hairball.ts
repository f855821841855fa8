import { guppysHairball as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { does, on, preventStacked, rolls, whenDamageAtYouIsStacked } from '../../src/card-kit.ts';

/** Trinket. When damage at you goes on the stack, roll. {face}: {prevented} of it is prevented. */
export const guppysHairball: Behaviour = {
  abilities: [
    whenDamageAtYouIsStacked(
      rolls(
        on(
          its.face,
          does((g, { event }) => preventStacked(g, event?.stack, its.prevented)),
        ),
      ),
    ),
  ],
};
