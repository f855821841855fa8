import { momsRazor as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { does, inflict, may, onFinalRoll } from '../../src/card-kit.ts';

/** Whenever anybody’s roll ends as a {face}: you may deal them {damage} damage. */
export const momsRazor: Behaviour = {
  abilities: [
    onFinalRoll(
      its.face,
      may(
        does((g, use) => {
          const seat = use.event?.seat;
          if (seat) inflict(g, use, { seat }, its.damage);
        }),
      ),
    ),
  ],
};
