import { expect, test } from 'vitest';
import { ago } from '../../src/shared/ago.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = 1_800_000_000_000;

test.each([
  [0, 'now', 'ora'],
  [59_999, 'now', 'ora'],
  [MINUTE, '1 minute ago', '1 minuto fa'],
  [5 * MINUTE, '5 minutes ago', '5 minuti fa'],
  [3 * 60 * MINUTE, '3 hours ago', '3 ore fa'],
  [DAY, 'yesterday', 'ieri'],
  [40 * DAY, 'last month', 'mese scorso'],
  [800 * DAY, '2 years ago', '2 anni fa'],
  // By a clock that is fast.
  [-DAY, 'now', 'ora'],
])('%i milliseconds ago is said as people say it', (passed, english, italian) => {
  expect(ago(NOW - passed, NOW, 'en')).toBe(english);
  expect(ago(NOW - passed, NOW, 'it')).toBe(italian);
});
