import { cursedGaper as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { boostsAllMonsters, onFinalRoll } from '../../src/card-kit.ts';

/** On any final {face} every monster has +{atk} ATK until the end of the turn. */
export const cursedGaper: Behaviour = {
  abilities: [onFinalRoll(its.face, boostsAllMonsters({ atk: its.atk }))],
};
