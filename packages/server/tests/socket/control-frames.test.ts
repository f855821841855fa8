import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { Guest, me, open } from '../kit/guest.ts';
import { serve, type TestServer } from '../kit/server.ts';

const PING = 0x9;
const PONG = 0xa;
const TEXT = 0x1;
const CONTINUATION = 0x0;

/** A whole frame as a client sends it, masked with zeros. */
function frame(opcode: number, payload = '', fin = true): Buffer {
  const head = [(fin ? 0x80 : 0) | opcode, 0x80 | payload.length, 0, 0, 0, 0];
  return Buffer.concat([Buffer.from(head), Buffer.from(payload)]);
}

const HELLO = [
  'GET /live HTTP/1.1',
  'Host: x',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
];

/** A WebSocket by hand, upgraded and not read any further. */
async function rawLine({ url }: TestServer): Promise<Socket> {
  const { hostname: host, port } = new URL(url);
  const line = connect({ host, port: Number(port), noDelay: true });
  line.on('error', () => undefined);
  onTestFinished(() => void line.destroy());
  line.write(`${HELLO.join('\r\n')}\r\n\r\n`);
  await once(line, 'data');
  line.pause();
  return line;
}

/** Sends until the other end takes no more for now, or so many times. */
async function floodWith(line: Socket, bytes: Buffer, most: number): Promise<void> {
  for (let i = 0; i < most && line.writable; i++) await new Promise(resolve => line.write(bytes, resolve));
}

/** The close code in the last frame, once the other end has closed. */
async function farewell(line: Socket): Promise<number> {
  const chunks: Buffer[] = [];
  line.on('data', chunk => chunks.push(chunk));
  line.resume();
  await new Promise(resolve => (line.closed ? resolve(undefined) : line.once('close', resolve)));
  const all = Buffer.concat(chunks);
  const at = all.lastIndexOf(0x88);
  return at < 0 ? 0 : all.readUInt16BE(at + 2);
}

it.each([
  ['pings', PING],
  ['pongs', PONG],
])('a flood of %s ends the connection like one of messages', async (_name, opcode) => {
  const line = await rawLine(await serve({ MESSAGES_PER_SECOND: '30', ADDRESS_MESSAGES_PER_SECOND: '300' }));
  for (let i = 0; i < 2000; i++) line.write(frame(opcode, 'x'.repeat(125)));
  expect(await farewell(line)).toBe(4003);
});

it.each([
  ['pings', PING],
  ['pongs', PONG],
])('of %s beyond the limits fewer are forgiven than of messages', async (_name, opcode) => {
  const line = await rawLine(await serve({ MESSAGES_PER_SECOND: '30', ADDRESS_MESSAGES_PER_SECOND: '300' }));
  line.write(Buffer.concat(Array(120).fill(frame(opcode))));
  expect(await farewell(line)).toBe(4003);
});

it('of a flood that goes on after its end no more is read', async () => {
  const server = await serve({ MESSAGES_PER_SECOND: '30', ADDRESS_MESSAGES_PER_SECOND: '300' });
  const line = await rawLine(server);
  const bytes = Buffer.concat(Array(8000).fill(frame(PING, 'x'.repeat(125))));
  let taken = 0;
  line.on('close', () => undefined);
  // What the network itself keeps for both ends is far less.
  while (!line.closed && taken < 200 * 2 ** 20) {
    await new Promise(resolve => line.write(bytes, resolve));
    taken = line.bytesWritten - line.writableLength;
  }
  expect(taken).toBeLessThan(24 * 2 ** 20);
});

it('pongs are not kept for whoever does not read them', async () => {
  const server = await serve();
  const line = await rawLine(server);
  // Limits are far away, and so many answers fit in no buffer of the network.
  const pings = Buffer.concat(Array(2000).fill(frame(PING, 'x'.repeat(125))));
  await floodWith(line, pings, 300);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const [, unread] = /^tavolata_unread_bytes (\d+)$/m.exec(metrics) ?? [];
  expect(Number(unread)).toBeLessThan(64 * 1024);
  expect(line.closed).toBe(false);
});

it('a ping is answered with what it said', async () => {
  const line = await rawLine(await serve());
  line.write(frame(PING, 'Ciao'));
  line.resume();
  const [pong] = (await once(line, 'data')) as [Buffer];
  expect(pong).toEqual(Buffer.concat([Buffer.from([0x80 | PONG, 4]), Buffer.from('Ciao')]));
});

it('a message in endless fragments ends the connection', async () => {
  const line = await rawLine(await serve());
  line.write(frame(TEXT, '', false));
  for (let i = 0; i < 1000; i++) line.write(frame(CONTINUATION, '', false));
  expect(await farewell(line)).toBe(1008);
});

it('a message that comes byte by byte ends the connection', async () => {
  const server = await serve();
  const line = await rawLine(server);
  const gone = farewell(line);
  let isOver = false;
  gone.then(() => {
    isOver = true;
  });
  const head = Buffer.from([0x80 | TEXT, 0x80 | 126, 0xf0, 0, 0, 0, 0, 0]);
  line.write(head);
  for (let i = 0; i < 60_000 && !isOver; i++) {
    line.write('x');
    await new Promise(resolve => setImmediate(resolve));
  }
  expect(await gone).toBe(1008);
});

it('others play on while somebody floods', async () => {
  const server = await serve({ MESSAGES_PER_SECOND: '30', ADDRESS_MESSAGES_PER_SECOND: '1000000' });
  const ada = new Guest(server);
  const { id } = await ada.create([me('Ada'), open]);
  const line = await rawLine(server);
  line.write(Buffer.concat(Array(20_000).fill(frame(PING, 'x'))));
  expect((await ada.line(id)).updates).toHaveLength(1);
  expect(await farewell(line)).toBe(4003);
});
