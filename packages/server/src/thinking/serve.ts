import { parentPort } from 'node:worker_threads';
import { LocalThinker, type Thought } from '@tavolata/table';
import type { Games } from '../games.ts';

export interface Task {
  readonly id: number;
  readonly thought: Thought;
}

export type Done =
  | { readonly id: number; readonly pick: unknown }
  | { readonly id: number; readonly error: string };

/** What a worker says first: it has loaded all it needs. */
export const READY = 'ready';

/** What a worker does: thinks for bots, one thought after the other. */
export function serveThoughts(games: Games): void {
  parentPort?.on('message', async ({ id, thought }: Task) => {
    try {
      const game = games.get(thought.game);
      if (!game) throw new Error(`there is no game ${thought.game}`);
      const pick = await new LocalThinker(game).think(thought);
      parentPort?.postMessage({ id, pick } satisfies Done);
    } catch (error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ id, error: text } satisfies Done);
    }
  });
  parentPort?.postMessage(READY);
}
