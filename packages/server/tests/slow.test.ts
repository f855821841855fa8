import { Duplex } from 'node:stream';
import { expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { Meters } from '../src/metrics.ts';
import { Connection } from '../src/socket/connection.ts';
import { Bucket } from '../src/socket/limits.ts';
import type { Reception } from '../src/socket/reception.ts';
import { Rounds } from '../src/socket/rounds.ts';

/** The text of a frame of less than 65,536 bytes. */
const textIn = (frame: Buffer): string => {
  const head = frame[1] === 126 ? 4 : 2;
  expect(frame.length - head).toBe(head === 4 ? frame.readUInt16BE(2) : frame[1]);
  return frame.toString('utf8', head);
};

/** A line whose other end takes what is written only while it wants to, and what it has taken by then. */
class Wire extends Duplex {
  readonly taken: string[] = [];
  private go: (() => void) | undefined;
  isSlow = false;

  override _read(): void {}

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    const take = (): void => {
      this.taken.push(textIn(chunk));
      done();
    };
    if (this.isSlow) this.go = take;
    else take();
  }

  hurry(): void {
    this.isSlow = false;
    this.go?.();
  }
}

const turn = (): Promise<void> => new Promise(setImmediate);

it('whoever is slow hears in the end all that was said, letter for letter', async () => {
  const rounds = new Rounds();
  const reception = { rounds, limits: { messages: 1 }, meters: new Meters(false) } as unknown as Reception;
  const wires = [new Wire(), new Wire(), new Wire()];
  const socket = (): WebSocket =>
    Object.assign(new Duplex(), { readyState: 1, OPEN: 1 }) as unknown as WebSocket;
  const lines = wires.map(
    wire => new Connection({ socket: socket(), wire }, undefined, new Bucket(1), reception),
  );
  const said: string[] = [];
  for (let i = 0; i < 60; i++) {
    if (i === 10) (wires[1] as Wire).isSlow = true;
    if (i === 20) (wires[2] as Wire).isSlow = true;
    const message = { t: 'rematch', table: `${i} `.repeat(1000 * (i % 7)) } as const;
    for (const line of lines) line.tell(message);
    said.push(JSON.stringify(message));
    await turn();
  }
  expect(wires.map(({ taken }) => taken.length)).toEqual([60, 10, 20]);
  for (const wire of wires) wire.hurry();
  await turn();
  for (const { taken } of wires) expect(taken).toEqual(said);
});
