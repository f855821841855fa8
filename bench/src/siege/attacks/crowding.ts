import type { Socket } from 'node:net';
import { VERSION } from '@tavolata/protocol';
import type { Count, SiegeAttack, Target } from '../wire/attack.ts';
import { AttackerClient, openTable } from '../wire/attacker-client.ts';
import { deafSocket, keepUp, message } from '../wire/raw-socket.ts';

const SILENT = 88;
const TALKERS = 10;
/** As many messages as one connection may send in a second. */
const PER_SECOND = 30;
/** As long as a line may be, of letters that take three bytes each. */
const LONG_LINE = '€'.repeat(500);

/** Many who never read at a table where people talk and point without a pause. */
async function silentReaders(target: Target, count: Count): Promise<void> {
  const [host = ''] = target.hosts;
  const founded = await openTable(target, host);
  const hello = message({ t: 'hello', v: VERSION, table: founded.table });
  keepUp(
    { ...target, hosts: [host] },
    SILENT,
    () => deafSocket(target, host, socket => socket.write(hello)),
    count,
  );
  for (let i = 0; i < TALKERS; i++) {
    const talker = new AttackerClient(target, host, founded);
    let id = 0;
    setInterval(() => {
      count('lines');
      if (++id % PER_SECOND === 0) talker.command({ do: 'point', at: { seat: 'b' } });
      else talker.say({ t: 'chat', id, text: LONG_LINE });
    }, 1000 / PER_SECOND);
  }
}

const AT_ONCE = 25;

/** Comes in, is told the table, goes, and comes again. */
function visit(target: Target, host: string, hello: Buffer, count: Count): void {
  let socket: Socket | undefined;
  const again = (): void => {
    socket = deafSocket(target, host, open => {
      open.write(hello);
      open.resume();
      open.once('data', () => {
        count('visits');
        open.destroy();
      });
    });
    socket.on('close', () => setImmediate(again));
  };
  again();
}

function comeAndGo(target: Target, count: Count): void {
  const hello = message({ t: 'hello', v: VERSION, table: target.playing[0] });
  for (const host of target.hosts) for (let i = 0; i < AT_ONCE; i++) visit(target, host, hello, count);
}

/** Lines that fill what is told of a chat to whoever comes in. */
const FILLED = 90;

/** The same at a table where much was said. */
async function joinChat(target: Target, count: Count): Promise<void> {
  const [first = ''] = target.hosts;
  const opened = await openTable(target, first);
  const talker: AttackerClient = new AttackerClient(target, first, opened, ({ t }) => {
    if (t === 'said') count('lines');
  });
  for (let id = 0; id < FILLED || !talker.isHere; ) {
    await new Promise(resolve => setTimeout(resolve, 10));
    if (talker.isHere) talker.say({ t: 'chat', id: id++, text: LONG_LINE });
  }
  const hello = message({ t: 'hello', v: VERSION, table: opened.table });
  for (const host of target.hosts) for (let i = 0; i < AT_ONCE; i++) visit(target, host, hello, count);
}

export const crowding: readonly SiegeAttack[] = [
  { name: 'silent readers', hosts: 1, run: (target, count) => void silentReaders(target, count) },
  { name: 'onlookers who come and go', hosts: 4, run: comeAndGo },
  { name: 'joins where much was said', hosts: 4, run: (target, count) => void joinChat(target, count) },
];
