import { viiTheChariot as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aPlayer, boosts } from '../../src/card-kit.ts';

/** A player has +{atk} ATK and +{hp} HP until the end of the turn. */
export const viiTheChariot: Behaviour = { loot: boosts({ atk: its.atk, hp: its.hp }, aPlayer) };
