import { beforeAll, expect, test, vi } from 'vitest';

let timeText: (ms: number) => string;

// The page keeps the reader's language in the browser; here there is none.
beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'it', setItem: () => undefined });
  vi.stubGlobal('navigator', { language: 'it' });
  vi.stubGlobal('document', { documentElement: {} });
  ({ timeText } = await import('../../../src/table/time/Clock.tsx'));
});

const SECOND = 1000;
const HOUR = 3600 * SECOND;

test.each([
  [0, '0:00'],
  [-5 * SECOND, '0:00'],
  [1, '0:01'],
  [65 * SECOND, '1:05'],
  [HOUR, '1:00:00'],
  [23 * HOUR + 61 * SECOND, '23:01:01'],
  [49 * HOUR, '2gg 1h'],
])('%i milliseconds are told as %s', (ms, told) => {
  expect(timeText(ms)).toBe(told);
});
