import { iiiTheEmpress as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aPlayer, boosts } from '../../src/card-kit.ts';

/** Until the end of the turn a player has +{atk} ATK and +{roll} to all rolls. */
export const iiiTheEmpress: Behaviour = { loot: boosts({ atk: its.atk, rolls: its.roll }, aPlayer) };
