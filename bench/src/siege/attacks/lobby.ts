import { all } from '../../../generated/games.ts';
import type { Count, SiegeAttack, Target } from '../wire/attack.ts';
import { openTable } from '../wire/attacker-client.ts';
import { requestOnce } from '../wire/request.ts';

const AT_ONCE = 4;
/** Milliseconds until one that was refused comes again. */
const REFUSED_FOR = 50;

/** The same again and again, some at a time from each host. */
function repeat(target: Target, work: (host: string) => Promise<number>, count: Count): void {
  const go = async (host: string): Promise<void> => {
    const status = await work(host).catch(() => 0);
    count(`answered ${status}`);
    setTimeout(() => void go(host), status === 200 ? 0 : REFUSED_FOR);
  };
  for (const host of target.hosts) for (let i = 0; i < AT_ONCE; i++) void go(host);
}

function lists(target: Target, count: Count): void {
  const { port, busybody: cookie } = target;
  const list = async (from: string) =>
    (await requestOnce({ port, method: 'GET', path: '/api/tables', from, cookie })).status;
  repeat(target, list, count);
}

/** As short as clocks may be, so that they ring. */
const CLOCK = { budget: 60_000, bonus: 0, warning: 1000, patience: 0 };

const create = (more: object) => (target: Target, count: Count) => {
  let next = 0;
  const work = async (host: string): Promise<number> => {
    await openTable(target, host, all[next++ % all.length]?.slug, more);
    return 200;
  };
  repeat(target, work, count);
};

export const lobby: readonly SiegeAttack[] = [
  { name: 'lists of 200 tables', hosts: 4, run: lists },
  { name: 'new tables', hosts: 4, run: create({}) },
  { name: 'new tables with clocks', hosts: 4, run: create({ clock: CLOCK }) },
];
