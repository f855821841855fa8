import type { Behaviour } from '../behaviour.ts';
import { findsGuppy, on, onReveal, rolls, suffers } from '../write.ts';

/** The active player rolls. 1-3: take 1 damage; 4-5: take 2 damage; 6: find an item with Guppy. */
export const cursedChest: Behaviour = {
  abilities: [onReveal(rolls(on(1, 2, 3, suffers(1)), on(4, 5, suffers(2)), on(6, findsGuppy)))],
};
