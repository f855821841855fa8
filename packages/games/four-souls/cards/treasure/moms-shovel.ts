import type { Behaviour } from '../../src/behaviour.ts';
import { does, onceDestroyed, stealSoul, tap } from '../../src/card-kit.ts';

/** Enters play deactivated. Tap: destroy this; if you do, steal a soul. */
export const momsShovel: Behaviour = {
  abilities: [
    tap(
      onceDestroyed(
        does(function* (g, use) {
          yield* stealSoul(g, use);
        }),
      ),
    ),
  ],
};
