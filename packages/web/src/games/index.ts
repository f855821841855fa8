import { eachGame, type OfEachGame } from '../shared/slugs.ts';
import type { AnyPage } from './page.ts';

/** What the lobby shows of a game before anything of it is loaded. */
export interface Door {
  readonly slug: string;
  readonly players: { readonly min: number; readonly max: number };
  /** The fewest or the most, and nobody between. */
  readonly either?: true;
  readonly minutes: number;
  /** From 1, light, to 5, heavy. */
  readonly weight: number;
  /** Whether it is as good alone: then nobody else is at the table until one says so. */
  readonly alone?: true;
  /** Whether the game has tutorials. */
  readonly teaches?: true;
  readonly load?: () => Promise<AnyPage>;
}

/** A door without `load` is not open yet. */
const OPENED: OfEachGame<Omit<Door, 'slug'>> = {
  'boss-monster': {
    players: { min: 2, max: 4 },
    minutes: 30,
    weight: 2,
    teaches: true,
    load: async () => (await import('./boss-monster/index.tsx')).bossMonsterPage as unknown as AnyPage,
  },
  'four-souls': {
    players: { min: 1, max: 6 },
    minutes: 60,
    weight: 4,
    teaches: true,
    load: async () => (await import('./four-souls/index.tsx')).fourSoulsPage as unknown as AnyPage,
  },
  'darkest-night': {
    players: { min: 1, max: 6 },
    minutes: 120,
    weight: 3,
    alone: true,
    teaches: true,
    load: async () => (await import('./darkest-night/index.tsx')).darkestNightPage as unknown as AnyPage,
  },
  'sorcerers-arena': {
    players: { min: 2, max: 4 },
    either: true,
    minutes: 45,
    weight: 3,
    teaches: true,
    load: async () => (await import('./sorcerers-arena/index.tsx')).sorcerersArenaPage as unknown as AnyPage,
  },
  'mourners-call': {
    players: { min: 2, max: 5 },
    minutes: 120,
    weight: 4,
    teaches: true,
    load: async () => (await import('./mourners-call/index.tsx')).mournersCallPage as unknown as AnyPage,
  },
};

export const DOORS: readonly Door[] = eachGame(OPENED);

export const doorOf = (slug: string): Door | undefined => DOORS.find(door => door.slug === slug);
