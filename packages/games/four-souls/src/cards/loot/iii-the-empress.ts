import type { Behaviour } from '../behaviour.ts';
import { aPlayer, boosts } from '../write.ts';

/** Until the end of the turn a player has +1 ATK and +1 to all rolls. */
export const iiiTheEmpress: Behaviour = { loot: boosts({ atk: 1, rolls: 1 }, aPlayer) };
