import { viTheLovers as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aPlayer, boosts } from '../../src/card-kit.ts';

/** A player has +{hp} HP until the end of the turn. */
export const viTheLovers: Behaviour = { loot: boosts({ hp: its.hp }, aPlayer) };
