import type { AbilityKind } from './defs.ts';
import type { G, Path } from './state.ts';
import { defBy } from './table/table.ts';

const WRITTEN_AS_ABILITIES: readonly AbilityKind[] = ['tap', 'paid', 'triggered'];

/**
 * Which paragraph of a card's text an effect stands in: the keywords have the first, then each ability has one. Nothing
 * where the whole text is about it.
 */
export function paragraphOf(g: G, def: string, [part, nth]: Path): number | undefined {
  const { keywords, kinds } = defBy(g, def);
  const ownKinds = part === 'abilities' ? WRITTEN_AS_ABILITIES : part === 'loot' ? ['loot'] : [];
  const places = kinds.flatMap((kind, at) => (ownKinds.includes(kind) ? [at] : []));
  const place = places[part === 'abilities' ? Number(nth) : 0];
  return place === undefined ? undefined : place + (keywords.length > 0 ? 1 : 0);
}
