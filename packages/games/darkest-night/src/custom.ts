import { HEROES, type HeroName, modeDef, POWERS } from './defs.ts';

/** Power decks that stand in for a hero's own, by hero. */
export type CustomDecks = Readonly<Partial<Record<HeroName, string[]>>>;

/** `knight=charge+sprint+…`: the hero whose deck it replaces, and its cards (DN-CUSTOM-01). */
function readDeck(code: string): [HeroName, string[]] {
  const [name, list = ''] = code.split('=');
  const cards = list.split('+');
  const { cards: size, starting } = modeDef('custom-deck');
  const found = POWERS.filter(({ id }) => cards.includes(id));
  const isHero = HEROES.some(({ id }) => id === name);
  if (!isHero || cards.length !== size || found.length !== size) throw new Error(`${code} is no power deck`);
  if (found.filter(def => def.starting).length !== starting)
    throw new Error(`${name} must have ${starting} starting powers`);
  return [name as HeroName, cards];
}

/** The ten power cards of a hero: a custom deck's, or those that bear the hero's name. */
export const deckListOf = (decks: CustomDecks, name: HeroName): readonly string[] =>
  decks[name] ?? POWERS.filter(({ hero }) => hero === name).map(({ id }) => id);

/** Decks that share a card keep their heroes from playing together; whoever is chosen, enough must remain. */
function isEnough(decks: CustomDecks, heroes: number): boolean {
  const names = HEROES.map(({ id }) => id as HeroName);
  const clash = (one: HeroName, other: HeroName): boolean =>
    deckListOf(decks, one).some(card => deckListOf(decks, other).includes(card));
  const canGrow = (team: readonly HeroName[]): boolean => {
    if (team.length === heroes) return true;
    const others = names.filter(name => !team.includes(name) && !team.some(mate => clash(mate, name)));
    return others.length > 0 && others.every(name => canGrow([...team, name]));
  };
  return canGrow([]);
}

export function readDecks(codes: readonly string[], heroes: number): CustomDecks {
  const decks: CustomDecks = Object.fromEntries(codes.map(readDeck));
  if (codes.length > 0 && !isEnough(decks, heroes))
    throw new Error(`these decks leave fewer than ${heroes} heroes`);
  return decks;
}
