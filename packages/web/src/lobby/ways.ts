import type { Door } from '../games/index.ts';
import type { Placed } from '../shared/places.ts';

/** Where a game is learned by playing, if it teaches itself. */
export const toLearn = ({ slug, teaches }: Door): Placed | undefined =>
  teaches && { at: 'learn', slug, n: 0 };

/** Where its rules are looked up, once its door is open. */
export const toRules = ({ slug, load }: Door): Placed | undefined => load && { at: 'rules', slug };
