import type { Behaviour } from '../behaviour.ts';
import { aMonster, aPlayer, inflicts, on, rolls, suffers, whenYouDeclareAttack } from '../write.ts';

/** As you declare an attack, roll. 1-2: 1 damage to a monster; 3-4: 1 damage to a player; 5-6: you take 1 damage. */
export const bobsBrain: Behaviour = {
  abilities: [
    whenYouDeclareAttack(
      rolls(on(1, 2, inflicts(1, aMonster)), on(3, 4, inflicts(1, aPlayer)), on(5, 6, suffers(1))),
    ),
  ],
};
