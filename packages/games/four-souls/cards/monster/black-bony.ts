import { blackBony as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { inflictsOnYou, whenThisDies, whoeverDidIt } from '../../src/card-kit.ts';

/** When it dies, it deals {damage} damage to the player who killed it, if one did. */
export const blackBony: Behaviour = { abilities: [whenThisDies(whoeverDidIt(inflictsOnYou(its.damage)))] };
