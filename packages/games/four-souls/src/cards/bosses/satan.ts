import type { Behaviour } from '../behaviour.ts';
import {
  aimed,
  aimOf,
  aLivingPlayer,
  chosenByThatPlayer,
  impersonal,
  kill,
  onAttackRollAgainstThis,
} from '../write.ts';

/** On a final attack roll of 6 against it, a living player whom the attacker targets dies. */
export const satan: Behaviour = {
  abilities: [
    onAttackRollAgainstThis(
      6,
      impersonal(
        aimed([chosenByThatPlayer(aLivingPlayer)], (g, use) => {
          const aim = aimOf(use);
          if (aim) kill(g, aim);
        }),
      ),
    ),
  ],
};
