import type { Count, SiegeAttack, Target } from '../wire/attack.ts';
import { deafSocket, rawSocket } from '../wire/raw-socket.ts';

const AT_ONCE = 25;

/** Repeats an attack, `AT_ONCE` of it at a time from each host. */
function repeat(target: Target, open: (host: string) => ReturnType<typeof rawSocket>, count: Count): void {
  const again = (host: string): void => {
    count('connections');
    open(host).on('close', () => setImmediate(() => again(host)));
  };
  for (const host of target.hosts) for (let i = 0; i < AT_ONCE; i++) again(host);
}

/** Connects and says nothing. */
function bare(target: Target, count: Count): void {
  const open = (host: string) => {
    const socket = rawSocket(target, host);
    return socket.on('connect', () => socket.destroy());
  };
  repeat(target, open, count);
}

/** Asks for a WebSocket where there are too many already. */
function refused(target: Target, count: Count): void {
  repeat(target, host => deafSocket(target, host, socket => socket.pause()), count);
}

export const connections: readonly SiegeAttack[] = [
  { name: 'bare connections', hosts: 4, run: bare },
  { name: 'refused upgrades', hosts: 4, run: refused },
];
