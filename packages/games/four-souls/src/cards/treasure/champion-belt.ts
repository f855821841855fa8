import type { Behaviour } from '../behaviour.ts';
import { yourFirstAttackRollHasAtk } from '../write.ts';

/** +1 ATK for your first attack roll each turn, and one more attack on your turn. */
export const championBelt: Behaviour = {
  statics: {
    ...yourFirstAttackRollHasAtk(1),
    attacks: (_g, at, seat) => (seat === at.by ? 1 : 0),
  },
};
