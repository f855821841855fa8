import type { Behaviour } from '../behaviour.ts';
import { decksInUse, does, mill, tap } from '../write.ts';

/** Tap: the top card of each deck goes to its discard. */
export const potatoPeeler: Behaviour = {
  abilities: [
    tap(
      does(g => {
        for (const kind of decksInUse(g)) mill(g, kind);
      }),
    ),
  ],
};
