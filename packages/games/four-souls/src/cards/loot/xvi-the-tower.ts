import type { Behaviour } from '../behaviour.ts';
import { does, eachMonsterSuffers, eachPlayerSuffers, on, rolls } from '../write.ts';

/** Roll. 1-2: each player takes 1 damage; 3-4: each monster takes 1; 5-6: each player takes 2. */
export const xviTheTower: Behaviour = {
  loot: rolls(
    on(1, 2, eachPlayerSuffers(1)),
    on(
      3,
      4,
      does((g, use) => eachMonsterSuffers(g, use, 1)),
    ),
    on(5, 6, eachPlayerSuffers(2)),
  ),
};
