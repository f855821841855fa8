import type { Behaviour } from '../../src/behaviour.ts';
import { grantsAttack, whenThisDies } from '../../src/card-kit.ts';

/** When it dies, the active player must make one additional attack. */
export const portal: Behaviour = { abilities: [whenThisDies(grantsAttack({ must: true }))] };
