import {
  Divergence,
  type FileProblem,
  loadMatch,
  type MatchFile,
  readMatchFile,
} from '@tavolata/kernel/match';
import { messageOf, UsageError } from '../errors.ts';
import { readJson } from '../files.ts';
import { type AnyMatch, gameCalled, type Registered, type RegisteredGames } from '../registry.ts';

/** Why a file is not replayed at all. */
const UNREADABLE: Readonly<Record<FileProblem, string>> = {
  'not-a-match-file': 'is not a match file',
  'other-version': 'is a match file of another version',
  malformed: 'is malformed',
  tampered: 'was changed after it was saved: its sum does not fit',
  'commitment-broken': 'has another secret than the one committed to before the match',
  'unknown-game': 'is of a game that is not here',
  'no-secret': 'does not hold the secret of its match: nothing can be rechecked before it is revealed',
};

export interface OpenedMatch {
  readonly file: MatchFile;
  readonly registered: Registered;
}

export function openMatch(path: string, games: RegisteredGames): OpenedMatch {
  const file = readMatchFile(readJson(path));
  if (typeof file === 'string') throw new UsageError(`${path} ${UNREADABLE[file]}`);
  const registered = gameCalled(games, file.game);
  if (!file.secret) throw new UsageError(`${path} ${UNREADABLE['no-secret']}`);
  return { file, registered };
}

/** Where a replay parted from the log: before which line, and how. */
interface Parting {
  readonly at: number;
  readonly why: string;
}

export interface Checked {
  readonly match?: AnyMatch;
  readonly parting?: Parting;
}

type OnEntry = Parameters<typeof loadMatch>[2];

/** Plays the log again from setup and secret, so that every shuffle and die is drawn anew. */
export function checkReplay({ file, registered }: OpenedMatch, onEntry: OnEntry): Checked {
  let at = 0;
  try {
    const match = loadMatch(registered.game, file, (played, index) => {
      at = index + 1;
      onEntry?.(played, index);
    });
    if (typeof match === 'string') throw new UsageError(`the match ${UNREADABLE[match]}`);
    if (match.digest() !== file.digest)
      return { parting: { at, why: 'the replay arrives at another position than the file says' } };
    return { match };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const why =
      error instanceof Divergence ? `another question is asked: ${error.message}` : messageOf(error);
    return { parting: { at, why } };
  }
}
