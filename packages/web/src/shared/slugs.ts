/** The games of the house, in the order of their doors. */
const SLUGS = ['boss-monster', 'four-souls', 'darkest-night', 'sorcerers-arena', 'mourners-call'] as const;
type Slug = (typeof SLUGS)[number];

/** Something the page needs of each game: none can be left out. */
export type OfEachGame<T> = Readonly<Record<Slug, T>>;

/** Of the game somebody names; nothing if there is no such game. */
export const ofGame = <T>(all: OfEachGame<T>, slug: string): T | undefined =>
  (SLUGS as readonly string[]).includes(slug) ? all[slug as Slug] : undefined;

/** All of them, in order, each told whose it is. */
export const eachGame = <T>(all: OfEachGame<T>): readonly (T & { readonly slug: Slug })[] =>
  SLUGS.map(slug => ({ slug, ...all[slug] }));
