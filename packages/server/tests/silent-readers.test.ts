import { once } from 'node:events';
import { connect } from 'node:net';
import { VERSION } from '@tavolata/protocol';
import { stones } from '@tavolata/testing/toys';
import { expect, it, onTestFinished } from 'vitest';
import { anyGame, gamesOf } from '../src/games.ts';
import { bot, Guest, me, open } from './kit/guest.ts';
import { exchange } from './kit/play.ts';
import { serve, type TestServer } from './kit/server.ts';

const READERS = 10;
const ROUNDS = 30;
/** As long as a line of chat may be, of letters that take three bytes each. */
const LONG_LINE = '€'.repeat(500);
const MIB = 2 ** 20;

const UPGRADE = [
  'GET /live HTTP/1.1',
  'Host: x',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
];

/** Watches a table, and reads nothing of it. */
async function silentReader({ url }: TestServer, table: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  socket.write(`${UPGRADE.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  socket.pause();
  const hello = JSON.stringify({ t: 'hello', v: VERSION, table });
  // A text, masked with zeros.
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | hello.length, 0, 0, 0, 0]), Buffer.from(hello)]));
}

const unreadBytes = async ({ url }: TestServer): Promise<number> =>
  Number(/^tavolata_unread_bytes (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]);

it('those who read nothing make the server keep no more than it may, and others play on', async () => {
  const server = await serve({ UNREAD_MEGABYTES: '1' }, { games: gamesOf(anyGame(stones)) });
  const [ada, eve] = [new Guest(server), new Guest(server)];
  const { id: hers } = await ada.create([me('Ada'), bot('random')], { game: 'stones' });
  const { id: theirs } = await eve.create([me('Eve'), open], { game: 'stones', watch: true });
  const [line, talker] = [await ada.line(hers), await eve.line(theirs)];
  for (let i = 0; i < READERS; i++) await silentReader(server, theirs);
  const said = () => talker.messages.filter(({ t }) => t === 'said').length;
  let most = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (let id = 0; id < 100; id++) talker.send({ t: 'chat', id, text: LONG_LINE });
    await exchange([line], 3, round);
    await talker.until(() => said() === 100 * (round + 1));
    most = Math.max(most, await unreadBytes(server));
  }
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(1.1 * MIB);
});
