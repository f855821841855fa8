import type { Behaviour } from '../../src/behaviour.ts';
import { cancelsAllAndEndsTurn } from '../../src/card-kit.ts';

/** Cancel everything that has not resolved, then end the turn. */
export const oTheFool: Behaviour = { loot: cancelsAllAndEndsTurn };
