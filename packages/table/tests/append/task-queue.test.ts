import { describe, expect, it } from 'vitest';
import { TaskQueue } from '../../src/append/task-queue.ts';

/** A promise, and the way to keep it. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => {};
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  return { opened, open };
}

describe('a queue', () => {
  it('does at once what waits for nothing, if nothing is under way', () => {
    const queue = new TaskQueue();
    expect(queue.runSoon(() => 1)).toBe(1);
    expect(queue.busy).toBe(false);
  });

  it('does one thing at a time, in the order they came', async () => {
    const queue = new TaskQueue();
    const { opened, open } = gate();
    const done: string[] = [];
    const note = (what: string) => () => {
      done.push(what);
    };
    const all = [
      queue.runSoon(async () => {
        await opened;
        done.push('slow');
      }),
      queue.runSoon(note('soon')),
      queue.run(note('later')),
      queue.runSoon(note('last')),
    ];
    expect(done).toEqual([]);
    open();
    await Promise.all(all);
    expect(done).toEqual(['slow', 'soon', 'later', 'last']);
    await queue.drained();
    expect(queue.busy).toBe(false);
  });

  it('begins what a task asks for only after that task, even one that goes on later', async () => {
    const queue = new TaskQueue();
    const { opened, open } = gate();
    const done: string[] = [];
    const outer = queue.runSoon(() => {
      void queue.run(() => {
        done.push('inner');
      });
      return opened.then(() => {
        done.push('outer');
      });
    });
    await Promise.resolve();
    open();
    await outer;
    await queue.drained();
    expect(done).toEqual(['outer', 'inner']);
  });

  it('tells whoever asked for what failed, and goes on', async () => {
    const queue = new TaskQueue();
    const fail = (): never => {
      throw new Error('no');
    };
    expect(() => queue.runSoon(fail)).toThrow('no');
    await expect(queue.run(fail)).rejects.toThrow('no');
    await expect(queue.runSoon(async () => fail())).rejects.toThrow('no');
    await queue.drained();
    expect(queue.runSoon(() => 'still here')).toBe('still here');
  });
});
