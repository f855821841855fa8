import { holyBrain as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { boostsAllMonsters, onFinalRoll } from '../../src/card-kit.ts';

/** On any final {face} every monster has -{dc} DC until the end of the turn. */
export const holyBrain: Behaviour = {
  abilities: [onFinalRoll(its.face, boostsAllMonsters({ dc: -its.dc }))],
};
