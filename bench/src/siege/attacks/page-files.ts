import type { Count, SiegeAttack, Target } from '../wire/attack.ts';
import { keepUp, rawSocket, writeAll } from '../wire/raw-socket.ts';

const IN_ONE_WRITE = 100;

const lines = (...head: readonly string[]): string => `${head.join('\r\n')}\r\n\r\n`;

/** Asks for the same file again and again without reading any of it. */
const unread = (sockets: number) => (target: Target, count: Count) => {
  const one = lines(`GET ${target.file} HTTP/1.1`, 'Host: 127.0.0.1');
  const many = Buffer.from(one.repeat(IN_ONE_WRITE));
  const open = (host: string) => {
    const socket = rawSocket(target, host);
    socket.pause();
    socket.on('connect', () => writeAll(socket, many, () => count('requests', IN_ONE_WRITE)));
    return socket;
  };
  keepUp(target, sockets, open, count);
};

/** Odd parts of files, and whether they have changed, read and thrown away. */
function parts(target: Target, count: Count): void {
  const ranges = ['bytes=0-0', 'bytes=-1', 'bytes=1-,2-,3-', `bytes=0-${'9'.repeat(30)}`, 'bytes=9-1'];
  const asked = ranges.flatMap(range => [
    lines(`GET ${target.file} HTTP/1.1`, 'Host: 127.0.0.1', `Range: ${range}`),
    lines(`GET ${target.file} HTTP/1.1`, 'Host: 127.0.0.1', `If-Range: "x"`, `Range: ${range}`),
    lines(`GET / HTTP/1.1`, 'Host: 127.0.0.1', `If-None-Match: ${'"x",'.repeat(1000)}"y"`),
  ]);
  const many = Buffer.from(asked.join(''));
  const open = (host: string) => {
    const socket = rawSocket(target, host);
    socket.resume();
    socket.on('connect', () => writeAll(socket, many, () => count('requests', asked.length)));
    return socket;
  };
  keepUp(target, PARTS_SOCKETS, open, count);
}

const PARTS_SOCKETS = 20;

export const pageFiles: readonly SiegeAttack[] = [
  { name: 'unread files on 10 sockets', hosts: 1, run: unread(10) },
  { name: 'unread files on 100 sockets of 4 hosts', hosts: 4, run: unread(25) },
  { name: 'parts of files', hosts: 4, run: parts },
];
