import type { Behaviour } from '../behaviour.ts';
import { ditches, loots, on, rolls } from '../write.ts';

/** Roll. 1-2: loot 1; 3-4: loot 3; 5-6: discard 1 loot. */
export const pillsA: Behaviour = {
  loot: rolls(on(1, 2, loots(1)), on(3, 4, loots(3)), on(5, 6, ditches(1))),
};
