import { satan as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import {
  aimed,
  aimOf,
  aLivingPlayer,
  chosenByThatPlayer,
  impersonal,
  kill,
  onAttackRollAgainstThis,
} from '../../src/card-kit.ts';

/** On a final attack roll of {face} against it, a living player whom the attacker targets dies. */
export const satan: Behaviour = {
  abilities: [
    onAttackRollAgainstThis(
      its.face,
      impersonal(
        aimed([chosenByThatPlayer(aLivingPlayer)], (g, use) => {
          const aim = aimOf(use);
          if (aim) kill(g, aim);
        }),
      ),
    ),
  ],
};
