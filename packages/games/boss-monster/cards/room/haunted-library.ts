import type { Behaviour } from '../../src/behaviour.ts';

/** Your normal draw may be a Spell card. */
export const hauntedLibrary: Behaviour = { drawsSpells: true };
