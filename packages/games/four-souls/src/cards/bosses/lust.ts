import type { Behaviour } from '../behaviour.ts';
import { inflictsOnYou, whenThisIsDamaged, whoeverDidIt } from '../write.ts';

/** Each time it takes combat damage, it deals 1 damage to the attacking player. */
export const lust: Behaviour = {
  abilities: [whenThisIsDamaged(whoeverDidIt(inflictsOnYou(1)), (_g, _at, { combat }) => combat === true)],
};
