import { cursedTumor as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { eachPlayerSuffers, onFinalRoll } from '../../src/card-kit.ts';

/** On any final {face} each player takes {damage} damage. */
export const cursedTumor: Behaviour = { abilities: [onFinalRoll(its.face, eachPlayerSuffers(its.damage))] };
