import { tntBarrel as its } from '../../generated/numbers.ts';
import type { Behaviour, Effect } from '../../src/behaviour.ts';
import {
  aimOf,
  aMonsterOrPlayer,
  does,
  inOrder,
  on,
  onReveal,
  putDamage,
  rolls,
  suffers,
} from '../../src/card-kit.ts';

const theTargetSuffers = (amount: number): Effect =>
  does((g, use) => {
    const target = aimOf(use);
    if (target) putDamage(g, target, amount);
  });

/** Target a player or a monster and roll. {low}: the active player and the target take {damage} damage each; {high}: the target takes {highDamage}. */
export const tntBarrel: Behaviour = {
  abilities: [
    onReveal({
      targets: [aMonsterOrPlayer],
      ...rolls(
        on(its.low, inOrder(theTargetSuffers(its.damage), suffers(its.damage))),
        on(its.high, theTargetSuffers(its.highDamage)),
      ),
    }),
  ],
};
