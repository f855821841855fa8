import { parentPort } from 'node:worker_threads';
import { Cancellation, LocalThinker, type Thought, type TimeSlices } from '@tavolata/table';
import type { Games } from '../games.ts';

export interface ThinkingTask {
  readonly id: number;
  readonly thought: Thought;
}

/** What is said of a task that nobody wants any more. */
export interface Forget {
  readonly forget: number;
}

export type Done =
  | { readonly id: number; readonly pick: unknown }
  | { readonly id: number; readonly error: string };

/** What a worker says first: it has loaded all it needs. */
export const READY = 'ready';

/** Between two parts of a thought the thread hears whether it is still wanted. */
const leisure: TimeSlices = { pause: () => new Promise(resolve => setImmediate(resolve)) };

/** What a worker does: thinks for bots, one thought after the other. */
export function serveBotThread(games: Games): void {
  let current: { readonly id: number; readonly cancellation: Cancellation } | undefined;
  parentPort?.on('message', async (said: ThinkingTask | Forget) => {
    if ('forget' in said) {
      if (current?.id === said.forget) current.cancellation.cancel();
      return;
    }
    const { id, thought } = said;
    const cancellation = new Cancellation();
    current = { id, cancellation };
    try {
      const game = games.get(thought.game);
      if (!game) throw new Error(`there is no game ${thought.game}`);
      const pick = await new LocalThinker(game, leisure).think(thought, cancellation);
      parentPort?.postMessage({ id, pick } satisfies Done);
    } catch (error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ id, error: text } satisfies Done);
    }
  });
  parentPort?.postMessage(READY);
}
