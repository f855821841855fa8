import { components } from '../generated/components.ts';
import type { CardDef } from './defs.ts';
import type { G } from './state.ts';
import type { DeckKind } from './zones.ts';

/** How many copies of which card a deck holds. */
export type DeckList = Readonly<Record<string, number>>;

interface Proportion {
  readonly subtype: string;
  readonly number: number;
}
interface Recipe {
  readonly type: DeckKind;
  readonly size: number;
  readonly subtypes: readonly Proportion[];
}
/** FS-CUST-04, FS-CUST-10, FS-CUST-14: 100 cards each, by category. */
export const RECIPES = components.decks as unknown as readonly Recipe[];

/** What keeps a list from being a deck: a category with too few or too many, or a card that is none of its kind. */
export interface DeckProblem {
  readonly deck: DeckKind;
  readonly subtype?: string;
  readonly card?: string;
  readonly has: number;
  readonly needs: number;
}

/** A hand-picked deck, checked by category or, with proportions of one's own, by size alone (FS-CUST-16). */
export function deckProblems(
  defs: readonly CardDef[],
  list: DeckList,
  proportions: 'recommended' | 'own',
): DeckProblem[] {
  const byId = new Map(defs.map(def => [def.id, def]));
  const strange = Object.keys(list).filter(id => !RECIPES.some(({ type }) => type === byId.get(id)?.type));
  return [
    ...strange.map((card): DeckProblem => ({ deck: 'treasure', card, has: list[card] ?? 0, needs: 0 })),
    ...RECIPES.flatMap(recipe => {
      const count = (fits: (def: CardDef) => boolean): number =>
        Object.entries(list).reduce((sum, [id, copies]) => {
          const def = byId.get(id);
          return def?.type === recipe.type && fits(def) ? sum + copies : sum;
        }, 0);
      const { type: deck, size, subtypes } = recipe;
      const whole: DeckProblem = { deck, has: count(() => true), needs: size };
      const parts = subtypes.map(
        ({ subtype, number }): DeckProblem => ({
          deck,
          subtype,
          has: count(def => def.subtype === subtype),
          needs: number,
        }),
      );
      return (proportions === 'own' ? [whole] : parts).filter(({ has, needs }) => has !== needs);
    }),
  ];
}

// --- as an option of the setup, and as a code to share ---

/** `bomb*4`: a card and its copies, as the setup's option holds them. */
export const listOf = (entries: readonly string[]): DeckList =>
  Object.fromEntries(
    entries.map(entry => {
      const [id, copies = '1'] = entry.split('*') as [string, string | undefined];
      return [id, Number(copies)];
    }),
  );
export const entriesOf = (list: DeckList): string[] =>
  Object.entries(list).map(([id, copies]) => (copies === 1 ? id : `${id}*${copies}`));

const CODE = /^FS1((?:-[0-9a-z]+(?:\.[0-9a-z]+)?)*)$/;

/** A list in a few letters: each card by its number in the box, with its copies if there are several. */
export function deckCode(defs: readonly CardDef[], list: DeckList): string {
  const parts = Object.entries(list).map(([id, copies]) => {
    const number = defs.findIndex(def => def.id === id).toString(36);
    return copies === 1 ? number : `${number}.${copies.toString(36)}`;
  });
  return ['FS1', ...parts].join('-');
}

/** The list behind a code; nothing if it is none. */
export function readDeckCode(defs: readonly CardDef[], code: string): DeckList | undefined {
  const parts = CODE.exec(code)?.[1]?.split('-').slice(1);
  if (!parts) return undefined;
  const list: Record<string, number> = {};
  for (const part of parts) {
    const [number, copies = '1'] = part.split('.') as [string, string | undefined];
    const def = defs[Number.parseInt(number, 36)];
    if (!def) return undefined;
    list[def.id] = Number.parseInt(copies, 36);
  }
  return list;
}

// --- drawn at random (FS-CUST-02) ---

/** Of every category so many cards, any of those a digital table has (FS-CUST-17). */
export function drawDeck(g: G, { type, subtypes }: Recipe, isIn: (def: CardDef) => boolean): CardDef[] {
  return subtypes.flatMap(({ subtype, number }) => {
    const box = g.defs
      .filter(def => def.type === type && def.subtype === subtype && isIn(def))
      .flatMap(def => Array.from({ length: def.supply ?? def.copies }, () => def));
    const drawn: CardDef[] = [];
    while (drawn.length < number && box.length > 0) drawn.push(...box.splice(g.int(box.length), 1));
    return drawn;
  });
}
