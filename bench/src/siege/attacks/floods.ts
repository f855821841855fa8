import { VERSION } from '@tavolata/protocol';
import type { Count, SiegeAttack, Target } from '../wire/attack.ts';
import { deafSocket, frame, keepUp, message, OPCODES, writeAll } from '../wire/raw-socket.ts';

const SOCKETS = 4;
const IN_ONE_WRITE = 10_000;

/** Control frames with nothing in them, never reading what comes back: each byte sent costs the server the most. */
const flood = (opcode: number) => (target: Target, count: Count) => {
  const one = frame(opcode);
  const many = Buffer.concat(Array.from({ length: IN_ONE_WRITE }, () => one));
  const open = (host: string) =>
    deafSocket(target, host, socket => writeAll(socket, many, () => count('frames', IN_ONE_WRITE)));
  keepUp(target, SOCKETS, open, count);
};

const HELD_SOCKETS = 90;
/** Just below what one message may have, a byte in each frame. */
const FRAGMENTS = 60_000;

/** Messages in as many pieces as they have bytes, which never end. */
function fragments(target: Target, count: Count): void {
  const first = frame(OPCODES.text, 'x', false);
  const piece = frame(OPCODES.continuation, 'x', false);
  const pieces = Buffer.concat([first, ...Array.from({ length: FRAGMENTS }, () => piece)]);
  const open = (host: string, i: number) =>
    deafSocket(target, host, socket => {
      const table = target.playing[i % target.playing.length];
      socket.write(message({ t: 'hello', v: VERSION, table }));
      socket.write(pieces);
      count('frames', FRAGMENTS);
    });
  keepUp(target, HELD_SOCKETS, open, count);
}

export const floods: readonly SiegeAttack[] = [
  { name: 'pings', hosts: 1, run: flood(OPCODES.ping) },
  { name: 'pings of 4 hosts', hosts: 4, run: flood(OPCODES.ping) },
  { name: 'pongs', hosts: 1, run: flood(OPCODES.pong) },
  { name: 'fragments', hosts: 1, run: fragments },
];
