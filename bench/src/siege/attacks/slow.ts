import type { Socket } from 'node:net';
import type { Count, SiegeAttack, Target } from '../wire/attack.ts';
import { keepUp, rawSocket } from '../wire/raw-socket.ts';

const IDLE_SOCKETS = 1000;
const SLOW_SOCKETS = 250;
const DROP_EVERY = 1000;

function idle(target: Target, count: Count): void {
  keepUp(target, IDLE_SOCKETS, host => rawSocket(target, host).resume(), count);
}

/** Says a little, and then a byte or a header now and then. */
const dripping = (begin: string, drop: () => string) => (target: Target, count: Count) => {
  const open = (host: string): Socket => {
    const socket = rawSocket(target, host).resume();
    socket.on('connect', () => socket.write(begin));
    const timer = setInterval(() => {
      count('drops');
      socket.write(drop());
    }, DROP_EVERY);
    return socket.on('close', () => clearInterval(timer));
  };
  keepUp(target, SLOW_SOCKETS, open, count);
};

const POST = [
  'POST /api/tables HTTP/1.1',
  'Host: 127.0.0.1',
  'Content-Type: application/json',
  'Content-Length: 16000',
  '',
  '{"game":"',
].join('\r\n');

export const slow: readonly SiegeAttack[] = [
  { name: 'idle connections', hosts: 4, run: idle },
  {
    name: 'slow headers',
    hosts: 4,
    run: dripping('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n', () => 'X-Slow: 1\r\n'),
  },
  { name: 'slow bodies', hosts: 4, run: dripping(POST, () => 'x') },
];
