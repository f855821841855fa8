import type { Def, Json, Seat, State } from '@tavolata/kernel';
import { beginMatch, type Match, type MatchFile, readMatchFile } from '@tavolata/kernel/match';
import type { Code } from '@tavolata/protocol';
import { isProblem, positionOf, type TimeSlices } from '@tavolata/table';
import type { AnyGame, Games } from '../games.ts';

/** More lines than any real match has. */
const MAX_LINES = 10_000;
/** Longer than any real match takes to play again, with pauses for others. */
const MAX_REPLAY_MS = 4000;

/** A match somebody brings. */
export interface Replay {
  /** Whatever was sent as a match file. */
  readonly file: unknown;
  /** How many seats it is to have. */
  readonly seats: number;
  /** Who goes on and knows what they knew. */
  readonly keep: readonly Seat[];
}

/** Where it goes on, or why it cannot. */
export type Replayed =
  | { readonly game: string; readonly options: Readonly<Record<string, Json>>; readonly state: State }
  | { readonly code: Code };

/** Plays matches again. */
export interface Replayer {
  replay(task: Replay): Promise<Replayed>;
}

/** Where there is no thread for it: in slices, beside everything else. */
export const replayerHere = (games: Games, leisure: TimeSlices | undefined): Replayer => ({
  replay: task => replayFile(games, task, leisure, spent => spent <= MAX_REPLAY_MS),
});

/** Only a match that these rules allow can be brought to a table. */
export async function replayFile(
  games: Games,
  task: Replay,
  leisure?: TimeSlices,
  mayGoOn: (spent: number) => boolean = () => true,
): Promise<Replayed> {
  const file = readMatchFile(task.file);
  // A position of somebody's making could lead the rules anywhere: only what began with a deal is believed.
  if (typeof file === 'string' || file.origin || file.log.length > MAX_LINES)
    return { code: 'unreadable-file' };
  const game = games.get(file.game);
  if (!game) return { code: 'unknown-game' };
  if (file.setup.seats.length !== task.seats) return { code: 'wrong-seats' };
  const match = await replaySteps(game, file, leisure, mayGoOn);
  if (!match) return { code: 'unreadable-file' };
  if (match.result) return { code: 'over' };
  const state = positionOf(match, task.keep);
  if (isProblem(state)) return { code: state.code };
  return { game: file.game, options: file.setup.options as Readonly<Record<string, Json>>, state };
}

/** Plays a file's match again, in slices. Gives up where the milliseconds it has taken are too many. */
export async function replaySteps(
  game: AnyGame,
  file: MatchFile,
  leisure: TimeSlices | undefined,
  mayGoOn: (spent: number) => boolean,
): Promise<Match<State, Def> | undefined> {
  try {
    let spent = 0;
    const begun = beginMatch(game, file);
    if (typeof begun === 'string') return undefined;
    const lines = begun.follow(file.log);
    for (;;) {
      const start = performance.now();
      if (lines.next().done) return begun;
      spent += performance.now() - start;
      if (!mayGoOn(spent)) return undefined;
      const pause = leisure?.pause();
      if (pause) await pause;
    }
  } catch {
    // The rules part from its log: somebody wrote it by hand, or for other rules.
    return undefined;
  }
}
