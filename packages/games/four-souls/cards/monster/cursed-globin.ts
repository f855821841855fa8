import { cursedGlobin as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aimAt, does, heal, impersonal, monsters, onFinalRoll } from '../../src/card-kit.ts';

/** On any final {face} every monster heals {heal} HP. */
export const cursedGlobin: Behaviour = {
  abilities: [
    onFinalRoll(
      its.face,
      impersonal(
        does(g => {
          for (const card of monsters(g)) heal(g, aimAt(g, card), its.heal);
        }),
      ),
    ),
  ],
};
