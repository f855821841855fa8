import { championBelt as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { yourFirstAttackRollHasAtk } from '../../src/card-kit.ts';

/** +{atk} ATK for your first attack roll each turn, and one more attack on your turn. */
export const championBelt: Behaviour = {
  statics: {
    ...yourFirstAttackRollHasAtk(its.atk),
    attacks: (_g, at, seat) => (seat === at.by ? 1 : 0),
  },
};
