import type { Refusal } from '@tavolata/kernel';
import { HEROES, type HeroName, modeDef, POWERS } from './defs.ts';

/** Power decks that stand in for a hero's own, by hero. */
export type CustomDecks = Readonly<Partial<Record<HeroName, readonly string[]>>>;

/** A custom deck as it is built: perhaps not yet one that can be played. */
export interface DeckList {
  readonly hero: string;
  readonly cards: readonly string[];
}

/** `knight=charge+sprint+…`: the hero whose deck it replaces, and its cards; what a setup names and players share. */
export const deckCode = ({ hero, cards }: DeckList): string => `${hero}=${cards.join('+')}`;

export function readDeckCode(code: string): DeckList {
  const [hero = '', list = ''] = code.trim().split('=');
  return { hero, cards: list.split('+').filter(card => card !== '') };
}

const problem = (reason: string, params: Refusal['params'] = {}): Refusal => ({
  rule: 'DN-CUSTOM-01',
  reason,
  params,
});
const isHero = (name: string): name is HeroName => HEROES.some(({ id }) => id === name);
const powerCalled = (id: string) => POWERS.find(power => power.id === id);

/** DN-CUSTOM-01: everything that keeps a deck from being played. */
export function deckProblems({ hero, cards }: DeckList): Refusal[] {
  const { cards: size, starting } = modeDef('custom-deck');
  const unknown = cards.filter(card => !powerCalled(card));
  const twice = [...new Set(cards.filter((card, at) => cards.indexOf(card) !== at))];
  const starters = cards.filter(card => powerCalled(card)?.starting).length;
  return [
    ...(isHero(hero) ? [] : [problem('deck-without-hero')]),
    ...unknown.map(name => problem('deck-unknown-card', { name })),
    ...twice.map(card => problem('deck-card-twice', { name: { def: card } })),
    ...(cards.length === size ? [] : [problem('deck-size', { number: cards.length, size })]),
    ...(starters === starting ? [] : [problem('deck-starters', { number: starters, starting })]),
  ];
}

/** The ten power cards of a hero: a custom deck's, or those that bear the hero's name. */
export const deckListOf = (decks: CustomDecks, name: HeroName): readonly string[] =>
  decks[name] ?? POWERS.filter(({ hero }) => hero === name).map(({ id }) => id);

/** Heroes who cannot play together, since a card is in both their decks. */
function clashes(decks: CustomDecks): ReadonlyMap<HeroName, readonly HeroName[]> {
  const names = HEROES.map(({ id }) => id as HeroName);
  const lists = new Map(names.map(name => [name, new Set(deckListOf(decks, name))]));
  const shares = (one: HeroName, other: HeroName): boolean =>
    one !== other && [...(lists.get(one) ?? [])].some(card => lists.get(other)?.has(card));
  return new Map(names.map(name => [name, names.filter(other => shares(name, other))]));
}

/** Whoever is chosen first, enough heroes must remain. */
function isEnough(decks: CustomDecks, heroes: number): boolean {
  const clashing = clashes(decks);
  const canGrow = (free: readonly HeroName[], missing: number): boolean =>
    missing === 0 ||
    (free.length > 0 &&
      free.every(name =>
        canGrow(
          free.filter(other => other !== name && !clashing.get(name)?.includes(other)),
          missing - 1,
        ),
      ));
  return canGrow([...clashing.keys()], heroes);
}

/** Why decks cannot be played, alone or together, by so many heroes. */
export function refuseDecks(codes: readonly string[], heroes: number): Refusal | undefined {
  const lists = codes.map(readDeckCode);
  const [first] = lists.flatMap(deckProblems);
  if (first) return first;
  const names = lists.map(({ hero }) => hero);
  const again = names.find((name, at) => names.indexOf(name) !== at);
  if (again) return problem('deck-hero-twice', { name: { def: again } });
  return isEnough(decksIn(codes), heroes) ? undefined : problem('decks-leave-too-few', { heroes });
}

/** The decks of a setup that was not refused. */
export const decksIn = (codes: readonly string[]): CustomDecks =>
  Object.fromEntries(codes.map(readDeckCode).map(({ hero, cards }) => [hero, cards]));
