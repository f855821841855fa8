import { keep, kept, tab } from '@tavolata/board-kit';
import type { Def, Game, Seat, State } from '@tavolata/kernel';
import { type MatchFile, readMatchFile, type SeatNames } from '@tavolata/kernel/match';
import { doorOf } from '../games/doors.ts';
import { localFile } from '../session/local.ts';
import { api, codeOf, Refused } from '../shared/api.ts';
import type { ReplayFrom } from '../shared/places.ts';
import { sealOf } from '../shared/seals.ts';
import { ReplaySession } from './session.ts';
import { Timeline } from './timeline.ts';

/** A match to look at: its file, and what its players were called. */
export interface KeptMatch {
  readonly file: MatchFile;
  readonly names: SeatNames;
  /** Where whoever looks sat. */
  readonly seat?: Seat;
  /** The last event before somebody reported a problem. */
  readonly event?: number;
}

/** A file that was opened stays until the tab is closed, under its own name: one can go back to it from another. */
const opened = (sum: string): string => `tavolata.opened.${sum}`;

/** Takes a file somebody chose: a match, or a report that holds one. The problem is a code. */
export async function openFile(chosen: Blob): Promise<string> {
  const json: unknown = await chosen
    .text()
    .then(JSON.parse)
    .catch(() => undefined);
  const { match, event } = (json ?? {}) as { readonly match?: unknown; readonly event?: unknown };
  const file = readMatchFile(match ?? json);
  if (typeof file === 'string') throw new Refused(file);
  if (!file.secret) throw new Refused('no-secret');
  const found: KeptMatch = { file, names: file.names ?? {}, ...(typeof event === 'number' && { event }) };
  keep(opened(file.sum), JSON.stringify(found), tab);
  return file.sum;
}

function openedFile(sum: string): KeptMatch {
  const text = kept(opened(sum), tab);
  if (!text) throw new Refused('unknown-table');
  return JSON.parse(text) as KeptMatch;
}

async function find(from: ReplayFrom, id: string): Promise<KeptMatch> {
  switch (from) {
    case 'table':
      return api.replay(id).catch(error => {
        // What no table could be called; of a file the same word means something else.
        throw codeOf(error) === 'malformed' ? new Refused('unknown-table') : error;
      });
    case 'local':
      return localFile(id);
    case 'file':
      return openedFile(id);
  }
}

/** Everything it takes to walk through a match; rejects with a code. */
export async function loadReplay(from: ReplayFrom, id: string): Promise<ReplaySession> {
  const { file: given, names, seat, event } = await find(from, id);
  // Believed only once it has been checked, wherever it came from.
  const file = readMatchFile(given);
  if (typeof file === 'string') throw new Refused(file);
  const page = await doorOf(file.game)?.load();
  if (!page) throw new Refused('unknown-game');
  const timeline = replayed(page.game, file);
  if (typeof timeline === 'string') throw new Refused(timeline);
  const session = new ReplaySession(timeline, names, seat, from === 'table' ? sealOf(id) : undefined);
  if (event !== undefined) session.go(timeline.after(event));
  return session;
}

function replayed(game: Game<State, Def>, file: MatchFile) {
  try {
    return Timeline.of(game, file);
  } catch {
    // The rules have changed since: the log answers questions they no longer ask.
    return 'other-rules';
  }
}
