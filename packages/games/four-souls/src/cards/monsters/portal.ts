import type { Behaviour } from '../behaviour.ts';
import { grantsAttack, whenThisDies } from '../write.ts';

/** When it dies, the active player must make one additional attack. */
export const portal: Behaviour = { abilities: [whenThisDies(grantsAttack({ must: true }))] };
