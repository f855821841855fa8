import { heroDef, limits, type PowerDef, type Stat } from '../defs.ts';
import type { G, HeroId } from '../state.ts';
import { bonusesOf } from './bonuses.ts';
import { heroAt } from './heroes.ts';

/** DN-STAT-01, DN-STAT-14, DN-DEATH-08: the circled value, as replacements and powers change it. */
export function defaultOf(g: G, id: HeroId, stat: Stat): number {
  const { name, successor } = heroAt(g, id);
  if (!name) return 0;
  const raised = bonusesOf(g, id).reduce(
    (sum, card) => sum + ((g.def(card) as PowerDef).raisesDefault?.[stat] ?? 0),
    0,
  );
  return heroDef(name).defaults[stat] + (successor ? limits.replacementDefaults[stat] : 0) + raised;
}
