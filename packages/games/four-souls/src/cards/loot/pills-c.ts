import type { Behaviour } from '../behaviour.ts';
import { boostsYou, on, rolls, suffers } from '../write.ts';

/** Roll, until the end of the turn. 1-2: +1 ATK; 3-4: +1 HP. 5-6: you take 1 damage. */
export const pillsC: Behaviour = {
  loot: rolls(on(1, 2, boostsYou({ atk: 1 })), on(3, 4, boostsYou({ hp: 1 })), on(5, 6, suffers(1))),
};
