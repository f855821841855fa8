import type { Play } from '@tavolata/kernel';
import { type ArenaState, type CardDef, phaseOf } from '@tavolata/sorcerers-arena';

/** The phases of a turn as the top bar lists them; between two of them the Summoner may choose any. */
export const PHASES = ['start', 'movement', 'action', 'skill', 'end'] as const;

/** What is under way in the round. */
export function phase(g: Play<ArenaState, CardDef>): string {
  const part = phaseOf(g);
  if (part !== 'main') return part;
  const { next, resolving } = g.state;
  if (next === 'standard-movement') return 'movement';
  if (next === 'standard-attack') return 'action';
  if (resolving?.skill) return 'skill';
  const def = resolving?.card === undefined ? undefined : g.def(resolving.card);
  return def?.type === 'combat' && def.phase !== 'action-or-movement' ? def.phase : 'main';
}
