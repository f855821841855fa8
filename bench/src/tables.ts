import type { Def, Game, Setup, State } from '@tavolata/kernel';
import { setupFor } from '@tavolata/kernel/match';
import { all } from '../generated/games.ts';

/** A game with the people who play it. */
export interface BenchTable {
  readonly game: Game<State, Def>;
  readonly setup: Setup;
}

const FEWEST = 2;
const MOST = 4;

function setupIfPossible(game: Game, people: number): Setup | undefined {
  try {
    return setupFor(game, people);
  } catch {
    return undefined;
  }
}

/** Every way to sit down to a game with two to four people, most people first. */
const tablesOf = (game: Game): BenchTable[] =>
  Array.from({ length: MOST - FEWEST + 1 }, (_, i) => MOST - i).flatMap(people => {
    const setup = setupIfPossible(game, people);
    return setup ? [{ game, setup }] : [];
  });

/** Every game, with as many people as may be. */
export const tables: readonly BenchTable[] = all.flatMap(game => tablesOf(game).slice(0, 1));
/** The same, and every game with as few as may be. */
export const bothTables: readonly BenchTable[] = [
  ...tables,
  ...all.flatMap(game => tablesOf(game).slice(-1)),
];

/** The game that servers are measured and attacked with: the first with cards that two can play as well as four. */
export const measured = all.find(
  ({ defs, players }) => defs && players.min <= FEWEST && players.max >= MOST,
) as Game<State, Def>;
