import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { attackerAt } from './addresses.ts';
import { attacks } from './attacks/index.ts';
import type { Target } from './wire/attack.ts';

/** Attackers are processes of their own: whoever measures must not be busy. */
const ROLE = 'TAVOLATA_SIEGE_ATTACK';
const TOLD_EVERY = 500;
/** In life attackers have machines of their own: here they get what the server and its players leave. */
const NICENESS = 5;

export type AttackCounts = Readonly<Record<string, number>>;

export const isAttacker = (): boolean => process.send !== undefined && process.env[ROLE] !== undefined;

export function runAsAttacker(): void {
  const attack = attacks.find(({ name }) => name === process.env[ROLE]);
  setPriority(NICENESS);
  process.send?.({});
  process.on('disconnect', () => process.exit());
  process.on('message', (target: Target) => {
    const tally: Record<string, number> = {};
    setInterval(() => process.send?.(tally), TOLD_EVERY);
    attack?.run(target, (what, many = 1) => {
      tally[what] = (tally[what] ?? 0) + many;
    });
  });
}

interface Attacker {
  /** Ends it; says what it had done. */
  end(): Promise<AttackCounts>;
}

/** Resolves when it begins. */
export async function startAttack(
  name: string,
  hosts: number,
  target: Omit<Target, 'hosts'>,
): Promise<Attacker> {
  const child: ChildProcess = fork(fileURLToPath(import.meta.url), {
    env: { ...process.env, [ROLE]: name },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  // The first thing it says is that it is there.
  await Promise.race([once(child, 'message'), gone]);
  let tally: AttackCounts = {};
  child.on('message', told => {
    tally = told as AttackCounts;
  });
  child.send({ ...target, hosts: Array.from({ length: hosts }, (_, i) => attackerAt(i)) });
  return {
    end: async () => {
      child.kill('SIGKILL');
      await gone;
      return tally;
    },
  };
}
