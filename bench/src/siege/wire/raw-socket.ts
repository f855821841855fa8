import { connect, type Socket } from 'node:net';
import type { Count, Target } from './attack.ts';

const LAST = 0x80;
const MASKED = 0x80;
export const OPCODES = { continuation: 0, text: 1, binary: 2, ping: 9, pong: 10 } as const;

/** A frame as a client sends it; the mask is all zeros, so what is in it is as it was. */
export function frame(opcode: number, payload: string | Buffer = '', isLast = true): Buffer {
  const body = Buffer.from(payload);
  const head = [opcode | (isLast ? LAST : 0)];
  if (body.length < 126) head.push(MASKED | body.length);
  else if (body.length < 2 ** 16) head.push(MASKED | 126, body.length >> 8, body.length & 255);
  else head.push(MASKED | 127, 0, 0, 0, 0, ...[24, 16, 8, 0].map(shift => (body.length >>> shift) & 255));
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), body]);
}

export const message = (value: unknown): Buffer => frame(OPCODES.text, JSON.stringify(value));

/** A connection that nobody has to be afraid of losing. */
export function rawSocket({ port }: Target, host: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: host });
  socket.setNoDelay(true);
  socket.on('error', () => undefined);
  return socket;
}

const HANDSHAKE = [
  'GET /live HTTP/1.1',
  'Host: 127.0.0.1',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

/** A WebSocket of which nothing but the answer to the handshake is ever read. */
export function deafSocket(
  target: Target,
  host: string,
  begin: (socket: Socket) => void,
  cookie?: string,
): Socket {
  const socket = rawSocket(target, host);
  const headers = cookie ? [...HANDSHAKE, `Cookie: ${cookie}`] : HANDSHAKE;
  socket.on('connect', () => socket.write(`${headers.join('\r\n')}\r\n\r\n`));
  socket.once('data', data => {
    socket.pause();
    if (data.toString('latin1').startsWith('HTTP/1.1 101')) begin(socket);
    else socket.destroy();
  });
  return socket;
}

/** Writes the same again and again, as fast as it is taken. */
export function writeAll(socket: Socket, bytes: Buffer, done: () => void): void {
  const go = (): void => {
    while (!socket.destroyed) {
      done();
      if (!socket.write(bytes)) return;
    }
  };
  socket.on('drain', go);
  go();
}

/** Milliseconds until a connection that has gone is made again. */
const AGAIN_AFTER = 250;

/** Keeps a number of connections of each host; makes a new one for each that is ended. */
export function keepUp(
  target: Target,
  each: number,
  open: (host: string, i: number) => Socket,
  count: Count,
): void {
  const begin = (host: string, i: number): void => {
    count('connections');
    open(host, i).on('close', () => setTimeout(() => begin(host, i), AGAIN_AFTER));
  };
  for (const host of target.hosts) for (let i = 0; i < each; i++) begin(host, i);
}
