import type { Behaviour } from '../behaviour.ts';
import { eachPlayerSuffers, on, rolls, whenThisDies } from '../write.ts';

/** When it dies, the active player rolls. 1-3: each player takes 1 damage; 4-6: each player takes 2. */
export const wrath: Behaviour = {
  abilities: [whenThisDies(rolls(on(1, 2, 3, eachPlayerSuffers(1)), on(4, 5, 6, eachPlayerSuffers(2))))],
};
