import { type Def, type Game, type MatchFile, readMatchFile, type State } from '@tavolata/kernel';
import { doorOf } from '../games/index.ts';
import { api, Refused } from '../online/api.ts';
import { localFile } from '../session/local.ts';
import type { ReplayFrom } from '../shared/places.ts';
import { sealOf } from '../shared/seals.ts';
import type { Names } from './session.ts';
import { ReplaySession } from './session.ts';
import { Timeline } from './timeline.ts';

/** A match to look at: its file, and what its players were called. */
export interface Kept {
  readonly file: MatchFile;
  readonly names: Names;
}

/** A file that was opened stays until the tab is closed. */
const OPENED = 'tavolata.opened';

/** Takes a file somebody chose: a match, or a report that holds one. The problem is a code. */
export async function openFile(chosen: Blob): Promise<string> {
  const json: unknown = await chosen
    .text()
    .then(JSON.parse)
    .catch(() => undefined);
  const inner = (json as { match?: unknown } | undefined)?.match ?? json;
  const file = readMatchFile(inner);
  if (typeof file === 'string') throw new Refused(file);
  if (!file.secret) throw new Refused('no-secret');
  sessionStorage.setItem(OPENED, JSON.stringify(file));
  return file.sum;
}

function openedFile(): Kept {
  const text = sessionStorage.getItem(OPENED);
  if (!text) throw new Refused('unknown-table');
  return { file: JSON.parse(text) as MatchFile, names: {} };
}

async function kept(from: ReplayFrom, id: string): Promise<Kept> {
  switch (from) {
    case 'table':
      return api.replay(id);
    case 'local':
      return localFile(id);
    case 'file':
      return openedFile();
  }
}

/** Everything it takes to walk through a match; rejects with a code. */
export async function loadReplay(from: ReplayFrom, id: string): Promise<ReplaySession> {
  const { file: given, names } = await kept(from, id);
  // Believed only once it has been checked, wherever it came from.
  const file = readMatchFile(given);
  if (typeof file === 'string') throw new Refused(file);
  const page = await doorOf(file.game)?.load?.();
  if (!page) throw new Refused('unknown-game');
  const timeline = replayed(page.game, file);
  if (typeof timeline === 'string') throw new Refused(timeline);
  return new ReplaySession(timeline, names, from === 'table' ? sealOf(id) : undefined);
}

function replayed(game: Game<State, Def>, file: MatchFile) {
  try {
    return Timeline.of(game, file);
  } catch {
    // The rules have changed since: the log answers questions they no longer ask.
    return 'other-rules';
  }
}
