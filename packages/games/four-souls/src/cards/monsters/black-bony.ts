import type { Behaviour } from '../behaviour.ts';
import { inflictsOnYou, whenThisDies, whoeverDidIt } from '../write.ts';

/** When it dies, it deals 1 damage to the player who killed it, if one did. */
export const blackBony: Behaviour = { abilities: [whenThisDies(whoeverDidIt(inflictsOnYou(1)))] };
