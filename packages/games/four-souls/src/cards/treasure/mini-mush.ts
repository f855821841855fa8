import type { Behaviour } from '../behaviour.ts';
import { addsChosenToRoll, aRoll, tap } from '../write.ts';

/** Tap: subtract 1 or 2 from a roll. */
export const miniMush: Behaviour = { abilities: [tap(addsChosenToRoll([-1, -2], aRoll))] };
