import {
  ManualClock,
  MemoryReports,
  MemoryStorage,
  type Plan,
  SeededEntropy,
  type Thinker,
} from '@tavolata/table';
import { onTestFinished } from 'vitest';
import { anyGame, gamesOf } from '../../src/games.ts';
import { Hall } from '../../src/hall/hall.ts';
import type { LiveEvents } from '../../src/hall/live.ts';
import { door } from './door.ts';
import { stones } from './stones.ts';

/** Deletes what it is told to when it is allowed to, and counts how often something was looked up. */
export class SlowStorage extends MemoryStorage {
  readonly reached = door();
  readonly allowed = door();
  isThere = true;
  isStuck = false;
  loads = 0;

  override load(id: string) {
    this.loads++;
    return super.load(id);
  }

  override async delete(id: string): Promise<void> {
    this.reached.open();
    await this.allowed.opened;
    if (this.isStuck) throw new Error('the disk is full');
    this.isThere = false;
    await super.delete(id);
  }
}

const UNHEARD: LiveEvents = { stirred: () => undefined, changed: () => undefined, asked: () => undefined };

interface Options {
  readonly events?: LiveEvents;
  readonly thinker?: Thinker;
}

export function hallOver<S extends SlowStorage>(storage: S, { events = UNHEARD, thinker }: Options = {}) {
  const [clock, reports] = [new ManualClock(), new MemoryReports()];
  const hall = new Hall({
    games: gamesOf(anyGame(stones)),
    ports: {
      ...{ storage, clock, reports },
      entropy: new SeededEntropy('hall'),
      ...(thinker && { thinker }),
    },
    events,
    gameOf: () => (storage.isThere ? 'stones' : undefined),
    hasten: (_id, work) => work(),
  });
  onTestFinished(() => hall.close());
  return { hall, storage, clock, reports };
}

export const plan = {
  id: 'one',
  setup: { seats: ['a', 'b'], options: { heap: 10 } },
  seats: { a: { who: 'person', name: 'Ada' }, b: { who: 'person', name: 'Bruno' } },
} as const satisfies Plan;
