import type { CardDef, LocationName } from '@tavolata/darkest-night';
import type { NightScene } from './scene.ts';

type MapDef = Extract<CardDef, { readonly type: 'map' }>;
const isMap = (def: CardDef): def is MapDef => def.type === 'map';

/**
 * How many of the map cards still unseen hold each find of a place: all there are, without those that lie open. A hand of
 * the Necromancer's counts as unseen for everybody else, as it does at a real table.
 */
export function unseenFinds({ g }: NightScene, at: LocationName): { find: string; count: number }[] {
  const left = new Map<string, number>();
  for (const def of g.game.defs.filter(isMap)) {
    const find = def.finds[at];
    if (find !== undefined) left.set(find, (left.get(find) ?? 0) + def.copies);
  }
  for (const zone of ['map-discard', 'map-drawn'])
    for (const card of g.cards(zone)) {
      const def = g.def(card);
      const find = isMap(def) ? def.finds[at] : undefined;
      if (find !== undefined) left.set(find, (left.get(find) ?? 0) - 1);
    }
  return [...left]
    .map(([find, count]) => ({ find, count }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
