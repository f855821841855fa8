import { type CardDef, type DeckList, fourSouls, RECIPES } from '@tavolata/four-souls';

/** Any number below another. */
export type FillingChance = (below: number) => number;

export const byChance: FillingChance = below => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((word / 2 ** 32) * below);
};

/** How many copies of a card there are to be had. */
export const supplyOf = ({ supply, copies }: CardDef): number => supply ?? copies;

/** The cards of a deck's category, in the order of the box. */
export const cardsIn = (subtype: string): readonly CardDef[] =>
  fourSouls.defs.filter(def => def.subtype === subtype && RECIPES.some(({ type }) => type === def.type));

/** Three decks in the proportions of the rulebook, each category drawn from all there is (FS-CUST-02). */
export function drawnByChance(chance: FillingChance): DeckList {
  const list: Record<string, number> = {};
  for (const { subtypes } of RECIPES)
    for (const { subtype, number } of subtypes) {
      const box = cardsIn(subtype).flatMap(def => Array.from({ length: supplyOf(def) }, () => def.id));
      for (let left = number; left > 0 && box.length > 0; left--) {
        const [id] = box.splice(chance(box.length), 1) as [string];
        list[id] = (list[id] ?? 0) + 1;
      }
    }
  return list;
}

/** A list with one card more or less often; what is there no more is not in it. */
export function withCopies(list: DeckList, id: string, copies: number): DeckList {
  const { [id]: _, ...rest } = list;
  return copies > 0 ? { ...rest, [id]: copies } : rest;
}

export const countOf = (list: DeckList, cards: readonly CardDef[]): number =>
  cards.reduce((sum, { id }) => sum + (list[id] ?? 0), 0);
