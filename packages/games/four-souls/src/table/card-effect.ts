import type { Effect } from '../behaviour.ts';
import type { G, Path } from '../state.ts';
import { defBy } from './table.ts';

/** The effect that stands at a path in a card's own behaviour. */
export function cardEffectAt(g: G, def: string, path: Path): Effect {
  const { does } = defBy(g, def);
  // A trinket or an ambush has no loot ability: it becomes what it is (FS-KEY-02).
  if (path.length === 1 && path[0] === 'loot') return does.loot ?? {};
  let at: unknown = does;
  for (const key of path) at = (at as Record<string, unknown> | undefined)?.[key];
  if (!at) throw new Error(`${def} has no effect at ${path.join('.')}`);
  return at as Effect;
}
