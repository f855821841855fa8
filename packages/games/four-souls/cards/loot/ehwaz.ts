import type { Behaviour } from '../../src/behaviour.ts';
import { does, isAttacked, monsters, replaceInSlot } from '../../src/card-kit.ts';

/** Every monster not being attacked goes to its discard; the top card of the deck takes its place. */
export const ehwaz: Behaviour = {
  loot: does(g => {
    for (const card of monsters(g).filter(one => !isAttacked(g, one))) replaceInSlot(g, card);
  }),
};
