import { type CardDef, type LocationName, moreCards, type RollPreview } from '@tavolata/darkest-night';
import type { NightScene } from './scene.ts';

type MapDef = Extract<CardDef, { readonly type: 'map' }>;
const isMap = (def: CardDef): def is MapDef => def.type === 'map';

/**
 * How many of the map cards still unseen hold each find of a place: all there are, without those that lie open. A hand of
 * the Necromancer's counts as unseen for everybody else, as it does at a real table.
 */
export function unseenFinds({ g }: NightScene, at: LocationName): { find: string; count: number }[] {
  const left = new Map<string, number>();
  for (const def of g.defs.filter(isMap)) {
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

/** How likely each number of successes is: nothing is ever added to the dice of a search. */
function successes({ dice, target = 0 }: RollPreview): number[] {
  const hit = Math.min(6, Math.max(0, 7 - target)) / 6;
  let chances = [1];
  for (let die = 0; die < dice; die++)
    chances = [...chances, 0].map(
      (chance, number) => chance * (1 - hit) + (number > 0 ? (chances[number - 1] ?? 0) * hit : 0),
    );
  return chances;
}

/** The chance of two successes and more. */
export const chanceOfTwo = (roll: RollPreview): number =>
  successes(roll).reduce((sum, chance, number) => (number > 1 ? sum + chance : sum), 0);

/** The chance that a search shows at least one card with that find, all unseen cards being alike. */
export function chanceToFind(scene: NightScene, roll: RollPreview, at: LocationName, wanted: string): number {
  const finds = unseenFinds(scene, at);
  const all = finds.reduce((sum, { count }) => sum + count, 0);
  const good = finds.find(({ find }) => find === wanted)?.count ?? 0;
  const extra = moreCards(scene.g, roll.hero);
  const missing = (cards: number): number => {
    let chance = 1;
    for (let drawn = 0; drawn < cards && drawn < all; drawn++)
      chance *= Math.max(0, all - good - drawn) / (all - drawn);
    return chance;
  };
  return successes(roll).reduce(
    (sum, chance, number) => (number > 0 ? sum + chance * (1 - missing(number + extra)) : sum),
    0,
  );
}
