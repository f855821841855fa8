import { expect, it } from 'vitest';
import { LoadQueue } from '../../src/tables/load-queue.ts';
import { door } from '../kit/door.ts';

const turn = () => new Promise<void>(resolve => setImmediate(resolve));

it('loads a few tables at a time, those that people wait for first', async () => {
  const queue = new LoadQueue();
  const begun: string[] = [];
  const doors = new Map<string, ReturnType<typeof door>>();
  const load = (id: string, urgency: 'person' | 'upkeep') => {
    const done = door();
    doors.set(id, done);
    return queue.run(id, urgency, async () => {
      begun.push(id);
      await done.opened;
      return id;
    });
  };
  const loaded = [
    ...['u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7'].map(id => load(id, 'upkeep')),
    load('p1', 'person'),
  ];
  for (let i = 0; i < 10; i++) await turn();
  expect(begun).toEqual(['p1', 'u1', 'u2', 'u3']);
  // Somebody has come to a table that the house alone was waiting for.
  queue.hurry('u6');
  doors.get('u2')?.open();
  await loaded[1];
  for (let i = 0; i < 10; i++) await turn();
  expect(begun.slice(4)).toEqual(['u6']);
  for (const { open } of doors.values()) open();
  expect(await Promise.all(loaded)).toContain('u7');
});

it('has the event loop take a turn before each load', async () => {
  const queue = new LoadQueue();
  let turns = 0;
  let next: NodeJS.Immediate;
  const count = (): void => {
    turns++;
    next = setImmediate(count);
  };
  next = setImmediate(count);
  const load = async () => turns;
  const seen = await Promise.all(Array.from({ length: 8 }, (_, n) => queue.run(`${n}`, 'upkeep', load)));
  clearImmediate(next);
  expect(new Set(seen).size).toBe(8);
});

it('goes on after a load that failed, and loads nothing once it is cleared', async () => {
  const queue = new LoadQueue();
  await expect(queue.run('one', 'person', () => Promise.reject(new Error('the disk')))).rejects.toThrow(
    'the disk',
  );
  expect(await queue.run('two', 'person', async () => 2)).toBe(2);
  const late = queue.run('three', 'upkeep', async () => 3);
  queue.clear();
  await expect(late).rejects.toThrow('cancelled');
});
