import type { Behaviour } from '../behaviour.ts';
import { aPlayer, boosts } from '../write.ts';

/** A player has +1 ATK and +1 HP until the end of the turn. */
export const viiTheChariot: Behaviour = { loot: boosts({ atk: 1, hp: 1 }, aPlayer) };
