import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Line, OnlineSession } from '../../src/session/online.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A session that was welcomed over its first line, and what it has sent over each. */
function welcomed() {
  const sent: string[][] = [];
  const lines: Line[] = [];
  const session = new OnlineSession('table', {
    url: 'ws://nowhere/live',
    connect: () => {
      const over: string[] = [];
      sent.push(over);
      const line = { send: (text: string) => void over.push(text), close() {} } as unknown as Line;
      lines.push(line);
      return line;
    },
  });
  const say = (message: object): void =>
    lines[0]?.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  lines[0]?.onopen?.();
  say({ t: 'welcome', v: 4, table: 'table', viewer: 'a', watch: false });
  const pings = (): number => sent[0]?.filter(text => text.includes('ping')).length ?? 0;
  return { session, lines, say, pings };
}

test('a tab that is woken once a minute keeps its line as long as it is answered', () => {
  const { session, lines, say, pings } = welcomed();
  for (let i = 1; i <= 3; i++) {
    vi.setSystemTime(Date.now() + MINUTE);
    vi.advanceTimersByTime(20_000);
    expect(pings()).toBe(i);
    say({ t: 'pong', now: 0 });
  }
  expect([session.online.value, lines.length]).toEqual([true, 1]);
  session.close();
});

test('a line over which nobody answers is given up, and another is tried', () => {
  const { session, lines, pings } = welcomed();
  vi.advanceTimersByTime(20_000);
  expect(pings()).toBe(1);
  vi.advanceTimersByTime(20_000);
  expect(session.online.value).toBe(true);
  vi.advanceTimersByTime(30_000);
  expect([session.online.value, lines.length]).toEqual([false, 2]);
  session.close();
});
