import { miniMush as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { addsUpToRoll, aRoll, tap } from '../../src/card-kit.ts';

/** Tap: subtract up to {most} from a roll. */
export const miniMush: Behaviour = { abilities: [tap(addsUpToRoll(-its.most, aRoll))] };
