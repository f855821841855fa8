import type { Behaviour } from '../behaviour.ts';
import { does, impersonal, kill, monstersHave, still, whenAnotherMonsterDies } from '../write.ts';

/** Monsters have +1 DC. It cannot be attacked, and dies when another monster dies. */
export const stoney: Behaviour = {
  statics: monstersHave({ dc: 1 }),
  abilities: [
    whenAnotherMonsterDies(
      impersonal(
        does((g, use) => {
          if (still(g, use.source) !== undefined) kill(g, { card: use.card, life: use.source.life });
        }),
      ),
    ),
  ],
};
