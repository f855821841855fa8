import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '@tavolata/protocol';
import type { Count, SiegeAttack, Target } from '../wire/attack.ts';
import { deafSocket, message } from '../wire/raw-socket.ts';
import { requestOnce } from '../wire/request.ts';

const AT_ONCE = 20;
/** Few enough to be in memory all the time. */
const HISTORIES = 5;
/** Milliseconds between two requests, of which the server takes a few a minute. */
const MOVED_EVERY = 1000;

/** Opens one table after the other, is told all of its story, and goes. */
const reading = (tables: (target: Target) => readonly string[]) => (target: Target, count: Count) => {
  const ids = tables(target);
  let next = 0;
  const visit = (host: string): void => {
    const hello = message({ t: 'hello', v: VERSION, table: ids[next++ % ids.length] });
    const socket = deafSocket(target, host, open => {
      open.write(hello);
      open.resume();
      open.on('data', data => {
        count('bytes', data.length);
        // The story may come in many pieces: there is no more when it pauses.
        open.setTimeout(100, () => open.destroy());
      });
    });
    socket.on('close', () => {
      count('visits');
      setImmediate(() => visit(host));
    });
  };
  for (const host of target.hosts) for (let i = 0; i < AT_ONCE; i++) visit(host);
};

/** Moves long matches online, the largest files there are. */
function move(target: Target, count: Count): void {
  const bodies = readdirSync(target.moves).map(name =>
    JSON.parse(readFileSync(join(target.moves, name), 'utf8')),
  );
  let next = 0;
  for (const host of target.hosts)
    setInterval(async () => {
      const body = bodies[next++ % bodies.length];
      const asking = { port: target.port, method: 'POST', path: '/api/tables/move', from: host, body };
      const { status } = await requestOnce(asking).catch(() => ({ status: 0 }));
      count(`moves answered ${status}`);
    }, MOVED_EVERY);
}

export const longMatches: readonly SiegeAttack[] = [
  { name: 'stored tables', hosts: 1, run: reading(({ stored }) => stored) },
  { name: 'stored tables by 4 hosts', hosts: 4, run: reading(({ stored }) => stored) },
  { name: 'full histories', hosts: 4, run: reading(({ stored }) => stored.slice(0, HISTORIES)) },
  { name: 'moves', hosts: 4, run: move },
];
