import type { Behaviour } from '../behaviour.ts';
import { aPlayer, boosts } from '../write.ts';

/** A player has +2 HP until the end of the turn. */
export const viTheLovers: Behaviour = { loot: boosts({ hp: 2 }, aPlayer) };
