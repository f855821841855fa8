import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { sendText } from '../src/socket/wire.ts';

const http = createServer();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
afterAll(() => http.close());

/** Both ends of a line: what we write to, and a client that checks every frame. */
async function line(): Promise<{ readonly wire: Duplex; readonly client: WebSocket }> {
  const upgraded = new Promise<Duplex>(resolve => {
    http.once('upgrade', (request, socket, head) =>
      sockets.handleUpgrade(request, socket, head, () => resolve(socket)),
    );
  });
  if (!http.listening) await once(http.listen(0, '127.0.0.1'), 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const wire = await upgraded;
  return { wire, client };
}

it('sends texts of any length and any letters as the frames every client reads', async () => {
  const { wire, client } = await line();
  const texts = [0, 1, 125, 126, 65_535, 65_536, 70_000].map(length => 'x'.repeat(length));
  texts.push('è', 'perché no', '’'.repeat(70_000), '𝄞', '\u0000', 'ÿ'.repeat(126));
  const heard: string[] = [];
  const all = new Promise<void>(resolve => {
    client.on('message', data => {
      if (heard.push(String(data)) === texts.length) resolve();
    });
  });
  for (const text of texts) sendText(wire, text);
  await all;
  expect(heard).toEqual(texts);
  client.terminate();
});
