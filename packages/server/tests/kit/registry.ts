import {
  ManualClock,
  MemoryReports,
  MemoryStorage,
  SeededEntropy,
  type TablePlan,
  type Thinker,
} from '@tavolata/table';
import { stones } from '@tavolata/testing/toys';
import { onTestFinished } from 'vitest';
import { anyGame, gamesOf } from '../../src/games.ts';
import type { LiveTableEvents } from '../../src/tables/live-table.ts';
import { TableRegistry } from '../../src/tables/table-registry.ts';
import { door } from './door.ts';

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

export const UNHEARD: LiveTableEvents = {
  activity: () => undefined,
  changed: () => undefined,
  asked: () => undefined,
  alarmChanged: () => undefined,
  closed: async () => undefined,
};

interface Options {
  readonly events?: LiveTableEvents;
  readonly thinker?: Thinker;
}

export function hallOver<S extends SlowStorage>(storage: S, { events = UNHEARD, thinker }: Options = {}) {
  const [clock, reports] = [new ManualClock(), new MemoryReports()];
  const registry = new TableRegistry({
    games: gamesOf(anyGame(stones)),
    ports: {
      ...{ storage, clock, reports },
      entropy: new SeededEntropy('hall'),
      ...(thinker && { thinker }),
    },
    events,
    clocksOf: () => undefined,
    gameOf: () => (storage.isThere ? 'stones' : undefined),
    hasten: (_id, work) => work(),
  });
  onTestFinished(() => registry.close());
  return { registry, storage, clock, reports };
}

export const plan = {
  id: 'one',
  setup: { seats: ['a', 'b'], options: { heap: 10 } },
  seats: { a: { who: 'person', name: 'Ada' }, b: { who: 'person', name: 'Bruno' } },
} as const satisfies TablePlan;
