import { DOORS } from '../../generated/games/doors.ts';
import type { Door } from './door.ts';

export type { Door };
export { DOORS };

export const doorOf = (slug: string): Door | undefined => DOORS.find(door => door.slug === slug);
