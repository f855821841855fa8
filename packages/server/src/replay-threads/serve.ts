import { parentPort } from 'node:worker_threads';
import type { Games } from '../games.ts';
import { type Replay, replayFile } from './replay.ts';

/** What a worker does: plays one match again. Whoever waits for it ends the thread when it takes too long. */
export function serveReplayThread(games: Games): void {
  parentPort?.once('message', async (task: Replay) => {
    parentPort?.postMessage(await replayFile(games, task));
  });
}
