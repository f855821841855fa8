import type { Behaviour } from '../behaviour.ts';
import { boostsAllMonsters, onFinalRoll } from '../write.ts';

/** On any final 4 every monster has +1 ATK until the end of the turn. */
export const cursedGaper: Behaviour = { abilities: [onFinalRoll(4, boostsAllMonsters({ atk: 1 }))] };
