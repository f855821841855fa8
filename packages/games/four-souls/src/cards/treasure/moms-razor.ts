import type { Behaviour } from '../behaviour.ts';
import { does, inflict, may, onFinalRoll } from '../write.ts';

/** Whenever anybody’s roll ends as a 6: you may deal them 1 damage. */
export const momsRazor: Behaviour = {
  abilities: [
    onFinalRoll(
      6,
      may(
        does((g, use) => {
          const seat = use.event?.seat;
          if (seat) inflict(g, use, { seat }, 1);
        }),
      ),
    ),
  ],
};
