import { theDukeOfFlies as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { does, on, preventStacked, rolls, whenDamageAtThisIsStacked } from '../../src/card-kit.ts';

/** When damage aimed at it goes on the stack, the active player rolls. {face}: that damage is prevented. */
export const theDukeOfFlies: Behaviour = {
  abilities: [
    whenDamageAtThisIsStacked(
      rolls(
        on(
          its.face,
          does((g, { event }) => preventStacked(g, event?.stack)),
        ),
      ),
    ),
  ],
};
