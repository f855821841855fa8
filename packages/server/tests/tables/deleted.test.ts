import type { Pick } from '@tavolata/kernel';
import { CLOSE } from '@tavolata/protocol';
import type { LogLine, TablePlan, Thinker } from '@tavolata/table';
import { stones } from '@tavolata/testing/toys';
import { describe, expect, it } from 'vitest';
import { anyGame } from '../../src/games.ts';
import type { LiveTable, TableConnection } from '../../src/tables/live-table.ts';
import { door } from '../kit/door.ts';
import { hallOver, plan, SlowStorage } from '../kit/registry.ts';

/** Somebody at a table, with what they were told. */
function member() {
  const dismissed: number[] = [];
  const somebody: TableConnection = {
    viewer: 'a',
    guest: undefined,
    update: () => undefined,
    tell: () => undefined,
    dismiss: code => dismissed.push(code),
  };
  return { somebody, dismissed };
}

/** A registry with one table and somebody at it, whose deletion gets as far as the storage and waits there. */
async function slowToDelete() {
  const { registry, storage } = hallOver(new SlowStorage());
  const live = (await registry.create(anyGame(stones), plan)) as LiveTable;
  const { somebody, dismissed } = member();
  live.enter(somebody, undefined);
  return { registry, storage, live, dismissed };
}

describe('a table that is being deleted', () => {
  it('is not there any more for whoever asks meanwhile', async () => {
    const { registry, storage } = await slowToDelete();
    const deleted = registry.delete('one');
    await storage.reached.opened;
    const asked = registry.open('one');
    storage.allowed.open();
    await deleted;
    expect(await asked).toBeUndefined();
    expect([...registry.live.keys()]).toEqual([]);
  });

  it('is not opened for that where nobody has', async () => {
    const { storage } = await slowToDelete();
    storage.allowed.open();
    await hallOver(storage).registry.delete('one');
    expect([storage.isThere, storage.loads]).toEqual([false, 0]);
  });

  it('sends nobody away before it is gone, and then everybody', async () => {
    const { registry, storage, live, dismissed } = await slowToDelete();
    const deleted = registry.delete('one');
    await storage.reached.opened;
    const late = member();
    live.enter(late.somebody, undefined);
    expect([...dismissed, ...late.dismissed]).toEqual([]);
    storage.allowed.open();
    await deleted;
    expect([...dismissed, ...late.dismissed]).toEqual([CLOSE.deleted, CLOSE.deleted]);
    const later = member();
    live.enter(later.somebody, undefined);
    expect([later.dismissed, live.size]).toEqual([[CLOSE.restarting], 0]);
  });

  it('but stays, since the storage does not let it go, is the same for everybody', async () => {
    const { registry, storage, live, dismissed } = await slowToDelete();
    storage.isStuck = true;
    const deleted = registry.delete('one');
    await storage.reached.opened;
    const asked = registry.open('one');
    storage.allowed.open();
    await expect(deleted).rejects.toThrow('the disk is full');
    expect([await asked, registry.live.get('one'), live.size, dismissed]).toEqual([live, live, 1, []]);
    expect(await live.table.start()).toBeUndefined();
  });

  it('while somebody opens it is gone all the same', async () => {
    const { registry: first, storage } = await slowToDelete();
    await first.close();
    const { registry } = hallOver(storage);
    const opened = registry.open('one');
    const deleted = registry.delete('one');
    storage.allowed.open();
    await Promise.all([opened, deleted]);
    expect([...registry.live.keys()]).toEqual([]);
    expect(await registry.open('one')).toBeUndefined();
  });
});

/** Its lines are saved when that is allowed. */
class SlowPen extends SlowStorage {
  readonly writing = door();
  readonly mayWrite = door();
  isSlow = false;

  override append(id: string, expected: number, lines: readonly LogLine[], over: boolean) {
    if (!this.isSlow) return super.append(id, expected, lines, over);
    this.writing.open();
    return this.mayWrite.opened.then(() => super.append(id, expected, lines, over));
  }
}

describe('at a table that is gone', () => {
  /** Ada's turn, and what she answers. */
  async function playing(seats: Partial<TablePlan>, thinker?: Thinker) {
    const room = hallOver(new SlowPen(), thinker ? { thinker } : {});
    const live = (await room.registry.create(anyGame(stones), { ...plan, ...seats })) as LiveTable;
    let q: string | undefined;
    live.table.subscribe('a', ({ snapshot }) => {
      q = snapshot.asked?.q;
    });
    await live.table.start();
    await live.table.idle();
    room.storage.allowed.open();
    const linesNow = async () => (await room.storage.load('one'))?.lines.length;
    return { ...room, live, linesNow, answer: () => live.command('a', { n: 1, do: 'answer', q, pick: 0 }) };
  }

  it('a thought that comes too late is nobody’s answer', async () => {
    const [begun, thought] = [door(), door()];
    const thinker: Thinker = {
      async think({ question }): Promise<Pick> {
        begun.open();
        await thought.opened;
        return question.fallback;
      },
    };
    const bot = { who: 'bot', name: 'Clank', level: 'easy' } as const;
    const { registry, live, answer, clock, reports, linesNow } = await playing(
      { seats: { ...plan.seats, b: bot } },
      thinker,
    );
    await answer();
    await begun.opened;
    await registry.close();
    const before = await linesNow();
    thought.open();
    await live.table.idle();
    expect([await linesNow(), clock.next, reports.stored]).toEqual([before, undefined, []]);
  });

  it('no time runs out', async () => {
    const rules = { budget: 30_000, bonus: 0, warning: 1000, patience: 0 };
    const { registry, live, clock, reports, linesNow } = await playing({ clock: rules });
    expect(clock.next).toBeDefined();
    await registry.close();
    const before = await linesNow();
    await clock.pass(60_000, () => live.table.idle());
    expect([await linesNow(), clock.next, reports.stored]).toEqual([before, undefined, []]);
  });

  it('an answer under way is refused, and nothing more happens', async () => {
    const { registry, storage, answer, clock, reports } = await playing({});
    storage.isSlow = true;
    const answered = answer();
    await storage.writing.opened;
    const deleted = registry.delete('one');
    await storage.reached.opened;
    storage.mayWrite.open();
    expect(await answered).toMatchObject({ ok: false, error: { code: 'conflict' } });
    await deleted;
    expect([await storage.load('one'), clock.next, reports.stored]).toEqual([undefined, undefined, []]);
  });
});
