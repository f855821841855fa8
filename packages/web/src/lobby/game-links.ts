import type { Door } from '../games/doors.ts';
import type { Placed } from '../shared/places.ts';

/** Where a game is learned by playing, if it teaches itself. */
export const toLearn = ({ slug, teaches }: Door): Placed | undefined =>
  teaches ? { at: 'learn', slug, n: 0 } : undefined;

/** Where its rules are looked up. */
export const toRules = ({ slug }: Door): Placed => ({ at: 'rules', slug });
