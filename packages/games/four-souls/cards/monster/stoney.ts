import { stoney as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { does, impersonal, kill, monstersHave, still, whenAnotherMonsterDies } from '../../src/card-kit.ts';

/** Monsters have +{dc} DC. It cannot be attacked, and dies when another monster dies. */
export const stoney: Behaviour = {
  statics: monstersHave({ dc: its.dc }),
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
