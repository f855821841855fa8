import type { Def, Game, Match, State } from '@tavolata/kernel';
import type { Texts } from '@tavolata/table';
import type { Board } from './boards/board.ts';
import type { Deed } from './deeds/deed.ts';
import { Wrong } from './errors.ts';
import type { MatchReport } from './reports/report.ts';

export const LANGUAGES = ['it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface LedgerRule {
  readonly topic: string;
  readonly kind: 'play' | 'data' | 'manner';
  readonly where?: string;
  readonly mode?: string;
  readonly it: string;
  readonly en: string;
}

/** What a terminal needs besides the rules: words, the ledger, a drawing, and which events mean a card was played. */
export interface Trappings<S extends State = State, D extends Def = Def> {
  readonly texts: Readonly<Record<Language, Texts>>;
  readonly rules: Readonly<Record<string, LedgerRule>>;
  readonly played: readonly string[];
  readonly board: Board;
  /** Tells the options of one card apart. */
  readonly deed?: Deed<S, D>;
  /** What `simulate --report` can tell, by name. */
  readonly reports?: Readonly<Record<string, MatchReport<S, D>>>;
}

/** A game whose particular state nobody here looks into. */
export interface Registered extends Trappings {
  readonly game: Game;
}

/** A match of any of them. */
export type AnyMatch = Match<State, Def>;

/** Particular states are only ever handed back to the game they came from. */
export const registered = <S extends State, D extends Def>(
  game: Game<S, D>,
  trappings: Trappings<S, D>,
): Registered => ({ game, ...trappings }) as unknown as Registered;

export type Games = readonly Registered[];

export function gameCalled(games: Games, slug: string | undefined): Registered {
  const known = games.map(({ game }) => game.slug).join(', ');
  if (slug === undefined) throw new Wrong(`name a game: ${known}`);
  const found = games.find(({ game }) => game.slug === slug);
  if (!found) throw new Wrong(`there is no game ${JSON.stringify(slug)}; there are: ${known}`);
  return found;
}

export function reportOf(
  { game, reports = {} }: Registered,
  name: string | undefined,
): MatchReport | undefined {
  if (name === undefined) return undefined;
  const known = Object.keys(reports).join(', ') || 'none';
  const found = reports[name];
  if (!found) throw new Wrong(`${game.slug} has no report ${JSON.stringify(name)}; it has: ${known}`);
  return found;
}
