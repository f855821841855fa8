import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { Meters } from '../src/metrics.ts';
import { Connection } from '../src/socket/connection.ts';
import { Addresses } from '../src/socket/limits.ts';
import type { Reception } from '../src/socket/reception.ts';
import { Rounds } from '../src/socket/rounds.ts';
import { testConfig } from './kit/server.ts';

/** A line to somebody who reads when told to, and what was sent over it. */
class SlowLine extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  writableLength = 0;
  closed: readonly [number, string] | undefined;

  write(text: string | Buffer): void {
    this.writableLength += text.length;
  }

  close(code: number, reason: string): void {
    this.readyState = 2;
    this.closed = [code, reason];
    this.emit('close');
  }

  terminate(): void {}
}

function connected() {
  const line = new SlowLine();
  const reception = {
    ...{ meters: new Meters(false), rounds: new Rounds(), limits: testConfig().limits },
    log: pino({ level: 'silent' }),
  } as unknown as Reception;
  const { share } = new Addresses(100, 100).enter('here') ?? {};
  if (!share) throw new Error('there is room');
  const ends = { socket: line as unknown as WebSocket, wire: line as unknown as Duplex };
  const connection = new Connection(ends, undefined, share, reception);
  const tell = async (letters: number): Promise<void> => {
    const said = { n: 1, seat: 'a', name: 'Ada', at: 1, text: 'x'.repeat(letters) };
    connection.tell({ t: 'chat', lines: [said] });
    await new Promise(resolve => setImmediate(resolve));
  };
  return { line, tell };
}

it('whoever does not read what it is sent is cut off, and nothing more is kept for it', async () => {
  const { line, tell } = connected();
  for (let i = 0; i < 10; i++) await tell(2 ** 20);
  expect(line.closed).toEqual([4004, 'lagging']);
  expect(line.writableLength).toBeLessThan(6 * 2 ** 20);
});

it('whoever reads is not, however much it is told at once', async () => {
  const { line, tell } = connected();
  for (let i = 0; i < 3; i++) {
    await tell(5 * 2 ** 20);
    line.writableLength = 0;
  }
  expect(line.closed).toBeUndefined();
});
