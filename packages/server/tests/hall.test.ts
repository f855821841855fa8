import type { Viewer } from '@tavolata/kernel';
import { ManualClock, MemoryReports, MemoryStorage, SeededEntropy } from '@tavolata/table';
import { describe, expect, it, onTestFinished } from 'vitest';
import { anyGame, gamesOf } from '../src/games.ts';
import { Hall } from '../src/hall/hall.ts';
import type { Live, LiveEvents, Member } from '../src/hall/live.ts';
import { stones } from './kit/stones.ts';

/** A door that somebody opens. */
function door() {
  let open = (): void => {};
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  return { open, opened };
}

/** Deletes what it is told to when it is allowed to, and counts how often something was looked up. */
class SlowStorage extends MemoryStorage {
  readonly reached = door();
  readonly allowed = door();
  isThere = true;
  loads = 0;

  override load(id: string) {
    this.loads++;
    return super.load(id);
  }

  override async delete(id: string): Promise<void> {
    this.reached.open();
    await this.allowed.opened;
    this.isThere = false;
    await super.delete(id);
  }
}

const UNHEARD: LiveEvents = { stirred: () => undefined, changed: () => undefined, answered: () => undefined };

function hallOver(storage: SlowStorage, events: LiveEvents = UNHEARD): Hall {
  const hall = new Hall({
    games: gamesOf(anyGame(stones)),
    ports: {
      storage,
      clock: new ManualClock(),
      entropy: new SeededEntropy('hall'),
      reports: new MemoryReports(),
    },
    events,
    gameOf: () => (storage.isThere ? 'stones' : undefined),
    hasten: (_id, work) => work(),
  });
  onTestFinished(() => hall.close());
  return hall;
}

const plan = {
  id: 'one',
  setup: { seats: ['a', 'b'], options: { heap: 10 } },
  seats: { a: { who: 'person', name: 'Ada' }, b: { who: 'person', name: 'Bruno' } },
} as const;

/** A hall with one table, whose deletion gets as far as the storage and waits there. */
async function slowToDelete() {
  const storage = new SlowStorage();
  const hall = hallOver(storage);
  const live = await hall.create(anyGame(stones), plan);
  const { reached, allowed } = storage;
  return { hall, storage, live: live as Live, reached, allowed };
}

describe('what happens at a table', () => {
  /** A match of two that has begun, with what was made known of it since. */
  async function playing() {
    const known: string[] = [];
    const hall = hallOver(new SlowStorage(), {
      stirred: () => void known.push('stirred'),
      changed: (_, { phase, waiting }) => void known.push(`${phase}, ${waiting.join()} is waited for`),
      answered: (_, seat) => void known.push(`${seat} has answered`),
    });
    const live = (await hall.create(anyGame(stones), plan)) as Live;
    await live.table.start();
    const questions: Partial<Record<Viewer, string | undefined>> = {};
    for (const seat of ['a', 'b'] as const)
      live.table.subscribe(seat, ({ viewer, picture }) => {
        questions[viewer] = picture.question?.q;
      });
    await live.table.idle();
    live.look();
    known.length = 0;
    const numbers = { a: 0, b: 0 };
    const take = async (seat: 'a' | 'b', stones: number): Promise<void> => {
      const answer = { n: ++numbers[seat], do: 'answer', q: questions[seat], pick: stones - 1 };
      expect(await live.command(seat, answer)).toMatchObject({ ok: true });
    };
    return { live, known, take };
  }

  it('is made known once for many answers, when somebody looks', async () => {
    const { live, known, take } = await playing();
    await take('a', 1);
    await take('b', 1);
    await take('a', 1);
    expect(known).toEqual(['stirred']);
    live.look();
    live.look();
    expect(known.slice(1)).toEqual(['playing, b is waited for', 'a has answered', 'b has answered']);
    await take('b', 1);
    expect(known.at(-1)).toBe('stirred');
  });

  it('is true for whoever asks, looked at or not', async () => {
    const { live, take } = await playing();
    await take('a', 1);
    expect(live.status?.waiting).toEqual(['b']);
  });

  it('is made known at once when it is over', async () => {
    const { known, take } = await playing();
    for (const seat of ['a', 'b', 'a'] as const) await take(seat, 3);
    expect(known).toEqual(['stirred']);
    await take('b', 1);
    expect(known).toContain('over,  is waited for');
  });
});

it('a table that nobody has used for long is put away, but not from under somebody who has just asked for it', async () => {
  const hall = hallOver(new SlowStorage());
  const live = (await hall.create(anyGame(stones), plan)) as Live;
  const longAgo = performance.now() - 3_600_000;
  live.touched = longAgo;
  expect(await hall.open('one')).toBe(live);
  hall.sweep();
  expect(hall.live.get('one')).toBe(live);
  live.touched = longAgo;
  hall.sweep();
  expect(hall.live.get('one')).toBeUndefined();
});

describe('a table that is being deleted', () => {
  it('is not there any more for whoever asks meanwhile', async () => {
    const { hall, reached, allowed } = await slowToDelete();
    const deleted = hall.delete('one');
    await reached.opened;
    const asked = hall.open('one');
    allowed.open();
    await deleted;
    expect(await asked).toBeUndefined();
    expect([...hall.live.keys()]).toEqual([]);
  });

  it('is not opened for that where nobody has', async () => {
    const { storage, allowed } = await slowToDelete();
    allowed.open();
    await hallOver(storage).delete('one');
    expect([storage.isThere, storage.loads]).toEqual([false, 0]);
  });

  it('sends away whoever had just come in', async () => {
    const { hall, live, reached, allowed } = await slowToDelete();
    const dismissed: number[] = [];
    const late: Member = {
      viewer: 'a',
      guest: undefined,
      update: () => undefined,
      tell: () => undefined,
      dismiss: code => dismissed.push(code),
    };
    const deleted = hall.delete('one');
    await reached.opened;
    live.enter(late, undefined);
    allowed.open();
    await deleted;
    expect([dismissed, live.size]).toEqual([[1012], 0]);
  });
});
