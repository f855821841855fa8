import { cursedHorf as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { onFinalRoll, suffers, thatPlayer } from '../../src/card-kit.ts';

/** Whoever rolls a final {face} takes {damage} damage. */
export const cursedHorf: Behaviour = { abilities: [onFinalRoll(its.face, thatPlayer(suffers(its.damage)))] };
