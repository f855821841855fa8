import type { Def, Game, State } from '@tavolata/kernel';
import type { Match } from '@tavolata/kernel/match';
import type { MatchReport, Terminal } from '@tavolata/kernel/terminal';
import type { Language, Texts } from '@tavolata/table';
import { UsageError } from './errors.ts';
import { plainTerminal } from './plain-terminal.ts';

export interface LedgerRule {
  readonly topic: string;
  readonly kind: 'play' | 'data' | 'manner';
  readonly where?: string;
  readonly mode?: string;
  readonly it: string;
  readonly en: string;
}

/** What a terminal needs besides the rules: words, the ledger, and what the game adds for the terminal, if anything. */
interface GameParts<S extends State = State, D extends Def = Def> {
  readonly texts: Readonly<Record<Language, Texts>>;
  readonly rules: Readonly<Record<string, LedgerRule>>;
  readonly terminal?: Terminal<S, D>;
}

/** A game whose particular state nobody here looks into. */
export interface Registered extends Required<GameParts> {
  readonly game: Game;
}

/** A match of any of them. */
export type AnyMatch = Match<State, Def>;

/** Particular states are only ever handed back to the game they came from. */
export const registered = <S extends State, D extends Def>(
  game: Game<S, D>,
  parts: GameParts<S, D>,
): Registered => ({ game, terminal: plainTerminal, ...parts }) as unknown as Registered;

export type RegisteredGames = readonly Registered[];

export function gameCalled(games: RegisteredGames, slug: string | undefined): Registered {
  const known = games.map(({ game }) => game.slug).join(', ');
  if (slug === undefined) throw new UsageError(`name a game: ${known}`);
  const found = games.find(({ game }) => game.slug === slug);
  if (!found) throw new UsageError(`there is no game ${JSON.stringify(slug)}; there are: ${known}`);
  return found;
}

export function reportOf(
  { game, terminal: { reports = {} } }: Registered,
  name: string | undefined,
): MatchReport | undefined {
  if (name === undefined) return undefined;
  const known = Object.keys(reports).join(', ') || 'none';
  const found = reports[name];
  if (!found) throw new UsageError(`${game.slug} has no report ${JSON.stringify(name)}; it has: ${known}`);
  return found;
}
