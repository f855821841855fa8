import type { Behaviour } from '../behaviour.ts';
import { becomeSoul, does, still, whenThisEnters } from '../write.ts';

/** Trinket. As it enters play it becomes a soul of its player. */
export const lostSoul: Behaviour = {
  abilities: [
    whenThisEnters(
      does((g, use) => {
        if (still(g, use.source) !== undefined) becomeSoul(g, use.me, use.card);
      }),
    ),
  ],
};
