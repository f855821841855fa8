import type { Behaviour, Effect } from '../behaviour.ts';
import { aimOf, aMonsterOrPlayer, does, inOrder, on, onReveal, putDamage, rolls, suffers } from '../write.ts';

const theTargetSuffers = (amount: number): Effect =>
  does((g, use) => {
    const target = aimOf(use);
    if (target) putDamage(g, target, amount);
  });

/** Target a player or a monster and roll. 1-4: the active player and the target take 2 damage each; 5-6: the target takes 4. */
export const tntBarrel: Behaviour = {
  abilities: [
    onReveal({
      targets: [aMonsterOrPlayer],
      ...rolls(on(1, 2, 3, 4, inOrder(theTargetSuffers(2), suffers(2))), on(5, 6, theTargetSuffers(4))),
    }),
  ],
};
