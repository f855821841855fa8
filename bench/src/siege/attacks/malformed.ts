import type { Count, SiegeAttack, Target } from '../wire/attack.ts';
import { deafSocket, frame, keepUp, message, OPCODES, rawSocket } from '../wire/raw-socket.ts';

const SOCKETS = 25;
/** Nothing that is wrong is worth waiting for longer, in milliseconds. */
const ENDED_AFTER = 200;

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** What no client of ours would send over a WebSocket, each for a connection of its own. */
const FRAMES: readonly Buffer[] = [
  Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
  // It says it has four petabytes.
  Buffer.from([0x81, 0xff, 0, 0x10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  frame(OPCODES.text, 'x'.repeat(65_000)),
  frame(OPCODES.text, 'x'.repeat(1_000_000)),
  frame(OPCODES.binary, Buffer.alloc(8000, 0xff)),
  frame(OPCODES.ping, Buffer.alloc(126)),
  frame(OPCODES.continuation, 'x'),
  ...[deep(4000), nested(1300), '"\\ud800"', '{"t":"hello","__proto__":{"t":1}}'].map(text =>
    frame(OPCODES.text, text),
  ),
  message({ t: 'hello', v: 1e308, table: '../../../etc' }),
  message({ t: 'command', c: { n: -1, do: 'constructor' } }),
];

function frames(target: Target, count: Count): void {
  let next = 0;
  const open = (host: string) => {
    const socket = deafSocket(target, host, one => {
      count('frames');
      one.write(FRAMES[next++ % FRAMES.length] as Buffer);
      one.setTimeout(ENDED_AFTER, () => one.destroy());
      one.resume();
    });
    return socket;
  };
  keepUp(target, SOCKETS, open, count);
}

const post = (body: string, length = Buffer.byteLength(body), path = '/api/tables'): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;

/** And over HTTP. */
const REQUESTS: readonly string[] = [
  'x'.repeat(100_000),
  `GET /${'x'.repeat(60_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET /${'%2e%2e/'.repeat(1000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET /${'%'.repeat(5000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\n${'X-A: b\r\n'.repeat(1900)}\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a=b; '.repeat(2500)}\r\n\r\n`,
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFF\r\n',
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n',
  post(deep(8000)),
  post(nested(3000)),
  post('x'.repeat(17_000)),
  post('{}', 10 ** 12),
  post('x'.repeat(1_000_000), 1_000_000, '/api/tables/move'),
  'GET /live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n',
];

function requests(target: Target, count: Count): void {
  let next = 0;
  const open = (host: string) => {
    const socket = rawSocket(target, host).resume();
    return socket.on('connect', () => {
      count('requests');
      socket.write(REQUESTS[next++ % REQUESTS.length] as string);
      socket.setTimeout(ENDED_AFTER, () => socket.destroy());
    });
  };
  keepUp(target, SOCKETS, open, count);
}

export const malformed: readonly SiegeAttack[] = [
  { name: 'malformed frames', hosts: 4, run: frames },
  { name: 'malformed requests', hosts: 4, run: requests },
];
