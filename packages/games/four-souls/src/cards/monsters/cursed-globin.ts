import type { Behaviour } from '../behaviour.ts';
import { aimAt, does, heal, impersonal, monsters, onFinalRoll } from '../write.ts';

/** On any final 3 every monster heals 2 HP. */
export const cursedGlobin: Behaviour = {
  abilities: [
    onFinalRoll(
      3,
      impersonal(
        does(g => {
          for (const card of monsters(g)) heal(g, aimAt(g, card), 2);
        }),
      ),
    ),
  ],
};
