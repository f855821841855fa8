import { expect, test } from 'vitest';
import { measureAll } from '../src/commands/bench.ts';
import type { Io } from '../src/io.ts';

test('each benchmark is shown as it comes, and one that cannot be measured stops no other', async () => {
  const heard: string[] = [];
  const write = (line: string) => void heard.push(line);
  const io: Io = {
    out: write,
    err: write,
    progress() {},
    isTty: false,
    read: async () => undefined,
    close() {},
  };
  const result = { figures: {}, comparisons: [] };
  const measured = await measureAll(
    io,
    {
      one: () => result,
      two: () => {
        throw new Error('there is no browser');
      },
      three: async () => result,
    },
    (_, name) => write(`shown ${name}`),
  );
  expect(measured).toEqual({
    measured: { one: result, three: result },
    failed: { two: 'there is no browser' },
  });
  expect(heard).toEqual([
    'measuring one…',
    'shown one',
    'measuring two…',
    'two could not be measured: there is no browser',
    'measuring three…',
    'shown three',
  ]);
});
