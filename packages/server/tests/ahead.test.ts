import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { readAhead } from '../src/socket/ahead.ts';

const http = createServer();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
beforeAll(() => once(http.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => http.close());

interface Line {
  /** What we heard: ahead of `ws`, or from it. */
  readonly heard: string[];
  readonly ahead: string[];
  readonly server: WebSocket;
  readonly client: Socket;
}

const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';

/** A client that says byte for byte what it wants to. */
async function line(): Promise<Line> {
  const heard: string[] = [];
  const ahead: string[] = [];
  const upgraded = new Promise<WebSocket>(resolve => {
    http.once('upgrade', (request, wire, head) =>
      sockets.handleUpgrade(request, wire, head, socket => {
        readAhead(socket, wire, (text, bytes) => {
          expect(bytes).toBe(Buffer.byteLength(text));
          ahead.push(text);
          heard.push(text);
        });
        socket.on('message', data => heard.push(String(data)));
        socket.on('error', () => undefined);
        resolve(socket);
      }),
    );
  });
  const client = connect((http.address() as AddressInfo).port, '127.0.0.1');
  client.setNoDelay();
  client.write(
    `GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: ${KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  const server = await upgraded;
  await once(client, 'data');
  return { heard, ahead, server, client };
}

const TEXT = 0x81;
const BEGINNING = 0x01;
const END = 0x80;
const PING = 0x89;
const PONG = 0x8a;
const FAREWELL = 0x88;

function frame(text: string, first = TEXT): Buffer {
  const body = Buffer.from(text);
  const mask = [7, 99, 0, 255];
  const length =
    body.length < 126
      ? [0x80 | body.length]
      : body.length < 65_536
        ? [0x80 | 126, body.length >> 8, body.length & 255]
        : [0x80 | 127, 0, 0, 0, 0, 0, body.length >> 16, (body.length >> 8) & 255, body.length & 255];
  return Buffer.from([first, ...length, ...mask, ...body.map((byte, i) => byte ^ (mask[i % 4] as number))]);
}

/** Between two turns of the event loop whatever has arrived is read. */
async function turn(): Promise<void> {
  for (let i = 0; i < 3; i++) await new Promise(setImmediate);
}

/** Each piece arrives by itself: the answer to a ping after it says that it was read. */
async function say({ client, server }: Line, ...pieces: readonly Buffer[]): Promise<void> {
  for (const piece of pieces) {
    const read = once(server, 'ping');
    const answered = once(client, 'data');
    client.write(piece);
    await turn();
    client.write(frame('', PING));
    await read;
    await answered;
  }
}

describe('what is read ahead', () => {
  it.each([0, 1, 125, 126, 127, 8192])('is a message of %i letters', async length => {
    const open = await line();
    const texts = ['x'.repeat(length), 'perché', 'z'.repeat(length)];
    for (const text of texts) await say(open, frame(text));
    expect(open.heard).toEqual(texts);
    expect(open.ahead).toContain('perché');
    open.client.destroy();
  });

  it('is nothing of what is longer, comes in pieces or with others, and nothing is lost or turned round', async () => {
    const open = await line();
    const whole = frame('in two pieces');
    const long = 'y'.repeat(70_000);
    await say(open, frame('ahead'), Buffer.concat([frame('two'), frame('at once')]), frame('ahead again'));
    expect(open.ahead).toEqual(['ahead', 'ahead again']);
    const { client, server } = open;
    client.write(frame('fragments, ', BEGINNING));
    await turn();
    client.write(frame('and their end', END));
    client.write(whole.subarray(0, 9));
    await turn();
    client.write(whole.subarray(9));
    client.write(frame(long));
    const read = once(server, 'pong');
    client.write(Buffer.concat([frame('last'), frame('', PONG)]));
    await read;
    expect(open.heard).toEqual([
      ...['ahead', 'two', 'at once', 'ahead again'],
      ...['fragments, and their end', 'in two pieces', long, 'last'],
    ]);
    client.destroy();
  });

  it('is nothing that follows a farewell or a frame that is none', async () => {
    for (const end of [frame('', FAREWELL), Buffer.from([TEXT, 2, 104, 105]), frame('?', 0xf1)]) {
      const open = await line();
      const closed = new Promise(resolve => open.server.once('close', resolve));
      open.client.write(end);
      await once(open.client, 'data');
      open.client.write(frame('after the end'));
      open.client.end();
      await closed;
      expect(open.heard).toEqual([]);
    }
  });
});
