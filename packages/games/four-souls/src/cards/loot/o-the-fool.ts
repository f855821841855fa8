import type { Behaviour } from '../behaviour.ts';
import { cancelsAllAndEndsTurn } from '../write.ts';

/** Cancel everything that has not resolved, then end the turn. */
export const oTheFool: Behaviour = { loot: cancelsAllAndEndsTurn };
