import { expect, test } from 'vitest';
import { householdAt } from '../src/siege/addresses.ts';
import { attacks } from '../src/siege/attacks/index.ts';
import { Latencies, PACE } from '../src/siege/latencies.ts';
import { ofAttackRun } from '../src/siege/report.ts';
import { frame, OPCODES } from '../src/siege/wire/raw-socket.ts';

function seen(...times: readonly number[]): Latencies {
  const latencies = new Latencies();
  for (const time of times) latencies.acknowledged(time);
  return latencies;
}

test('a server that stands still is slow for every answer that could not be given meanwhile', () => {
  const still = seen(...Array.from({ length: 20 }, () => 5), 10 * PACE);
  expect(still.answers).toBe(21);
  expect(still.p99).toBe(10 * PACE);
  expect(still.p50).toBe(5);
  expect(seen(10 * PACE, 1).p50).toBeGreaterThan(4 * PACE);
});

test('no two of a thousand tables share an address', () => {
  const addresses = Array.from({ length: 1000 }, (_, i) => householdAt(i));
  expect(new Set(addresses).size).toBe(1000);
  expect(addresses.every(address => /^127\.1\.\d\.(?:[1-9]|[1-9]\d|1\d\d|2[0-4]\d|250)$/.test(address))).toBe(
    true,
  );
});

test('frames say how long they are, in as few bytes as they may', () => {
  expect([...frame(OPCODES.ping, 'x')]).toEqual([0x89, 0x81, 0, 0, 0, 0, 120]);
  expect([...frame(OPCODES.text, 'x', false)][0]).toBe(1);
  expect([...frame(OPCODES.text, 'x'.repeat(300))].slice(0, 4)).toEqual([0x81, 0xfe, 1, 44]);
  expect([...frame(OPCODES.text, 'x'.repeat(70_000))].slice(1, 10)).toEqual([
    0xff, 0, 0, 0, 0, 0, 1, 0x11, 0x70,
  ]);
});

test('every attack has a name of its own', () => {
  expect(new Set(attacks.map(({ name }) => name)).size).toBe(attacks.length);
});

test.each([
  ['lives', { observed: { died: 7 } }],
  ['memory', { observed: { rss: 513 } }],
  ['p99', { attack: seen(51) }],
  ['answers kept', { kept: { kept: 99 } }],
])('an attack that succeeds is told: %s', (bar, gone) => {
  const good = {
    ...{ name: 'x', seconds: 60, peace: seen(10), attack: seen(50), tally: {} },
    observed: { rss: 512, heap: 100, stall: 10, cpu: 0.5, died: undefined },
    kept: { acknowledged: 100, kept: 100, absent: 0 },
  };
  const bad = {
    ...{ ...good, ...gone },
    observed: { ...good.observed, ...('observed' in gone && gone.observed) },
    kept: { ...good.kept, ...('kept' in gone && gone.kept) },
  };
  const missed = (round: typeof good | typeof bad) =>
    ofAttackRun(round).comparisons.flatMap(({ id, met }) => (met ? [] : [id]));
  expect(missed(good)).toEqual([]);
  expect(missed(bad)).toEqual([`x: ${bar}`]);
});
