import { miniMush as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { addsChosenToRoll, aRoll, tap } from '../../src/card-kit.ts';

/** Tap: subtract {least} or {most} from a roll. */
export const miniMush: Behaviour = { abilities: [tap(addsChosenToRoll([-its.least, -its.most], aRoll))] };
