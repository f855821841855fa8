import type { AnyPage } from './page.ts';

/** What the lobby shows of a game before anything of it is loaded. */
export interface Door {
  readonly slug: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: number;
  /** From 1, light, to 5, heavy. */
  readonly weight: number;
  readonly variants: readonly string[];
  readonly load?: () => Promise<AnyPage>;
}

/** The five games; a door without `load` is not open yet. */
export const DOORS: readonly Door[] = [
  {
    slug: 'boss-monster',
    players: { min: 2, max: 4 },
    minutes: 30,
    weight: 2,
    variants: ['classic', 'hard', 'i-choose-you', 'machinations', 'unlimited-lives'],
    load: async () => (await import('./boss-monster/index.tsx')).bossMonsterPage as unknown as AnyPage,
  },
  { slug: 'four-souls', players: { min: 1, max: 4 }, minutes: 60, weight: 4, variants: [] },
  { slug: 'darkest-night', players: { min: 1, max: 5 }, minutes: 120, weight: 3, variants: [] },
  { slug: 'sorcerers-arena', players: { min: 2, max: 4 }, minutes: 45, weight: 3, variants: [] },
  { slug: 'mourners-call', players: { min: 2, max: 5 }, minutes: 120, weight: 4, variants: [] },
];

export const doorOf = (slug: string): Door | undefined => DOORS.find(door => door.slug === slug);
