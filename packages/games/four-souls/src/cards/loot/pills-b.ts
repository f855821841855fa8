import type { Behaviour } from '../behaviour.ts';
import { gains, loses, on, rolls } from '../write.ts';

/** Roll. 1-2: gain 4¢; 3-4: gain 7¢; 5-6: lose 4¢. */
export const pillsB: Behaviour = { loot: rolls(on(1, 2, gains(4)), on(3, 4, gains(7)), on(5, 6, loses(4))) };
