import type { Behaviour } from '../../src/behaviour.ts';
import { decksInUse, does, mill, tap } from '../../src/card-kit.ts';

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
