import { clockContract, entropyContract } from '@tavolata/table/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock, systemEntropy } from '../src/ports/system.ts';

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
