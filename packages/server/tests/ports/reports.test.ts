import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { clockContract, entropyContract } from '@tavolata/table/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FileReports } from '../../src/ports/reports.ts';
import { systemClock, systemEntropy } from '../../src/ports/system.ts';
import { temporaryFolder } from '../kit/folder.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

clockContract('the machine', () => ({
  clock: systemClock(),
  pass: async ms => void (await vi.advanceTimersByTimeAsync(ms)),
}));
entropyContract('the machine', () => systemEntropy);

it('the clock of the machine goes on though somebody sets it back', () => {
  const clock = systemClock();
  const before = clock.now();
  vi.setSystemTime(before - 24 * 3_600_000);
  expect(clock.now()).toBe(before);
  vi.advanceTimersByTime(1000);
  expect(clock.now()).toBe(before + 1000);
});

it('many reports of one kind push out none of another', async () => {
  const dataDir = temporaryFolder();
  const reports = new FileReports(dataDir, () => undefined);
  await reports.store('one', { kind: 'table', error: 'once' });
  for (let i = 0; i < 510; i++) await reports.store('two', { kind: 'bot', seat: 'a', error: 'slow' });
  const names = readdirSync(join(dataDir, 'reports'));
  expect(names.filter(name => name.includes('-table-'))).toHaveLength(1);
  expect(names.filter(name => name.includes('-bot-'))).toHaveLength(125);
});
