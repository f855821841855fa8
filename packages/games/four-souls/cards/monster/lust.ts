import { lust as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { inflictsOnYou, whenThisIsDamaged, whoeverDidIt } from '../../src/card-kit.ts';

/** Each time it takes combat damage, it deals {damage} damage to the attacking player. */
export const lust: Behaviour = {
  abilities: [
    whenThisIsDamaged(whoeverDidIt(inflictsOnYou(its.damage)), (_g, _at, { combat }) => combat === true),
  ],
};
