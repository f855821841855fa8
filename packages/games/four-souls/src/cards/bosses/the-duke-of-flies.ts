import type { Behaviour } from '../behaviour.ts';
import { does, on, preventStacked, rolls, whenDamageAtThisIsStacked } from '../write.ts';

/** When damage aimed at it goes on the stack, the active player rolls. 1: that damage is prevented. */
export const theDukeOfFlies: Behaviour = {
  abilities: [
    whenDamageAtThisIsStacked(
      rolls(
        on(
          1,
          does((g, { event }) => preventStacked(g, event?.stack)),
        ),
      ),
    ),
  ],
};
