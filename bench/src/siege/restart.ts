import { householdAt } from './addresses.ts';
import type { Data } from './data.ts';
import { Latencies, PACE } from './latencies.ts';
import { SiegePlayer } from './player.ts';
import { ServerProcess } from './server-process.ts';
import { pause, until } from './until.ts';

/** Tables of long matches, four people each. */
export const RESTART_TABLES = 50;
const PLAYED_FOR = 5000;
const IN_WITHIN = 180_000;
const BACK_WITHIN = 60_000;

export interface Restarted {
  readonly players: number;
  /** How many there were before the restart, and how many came back. */
  readonly in: number;
  readonly back: number;
  /** Seconds until the last of them was back, since the server was told to stop, and since it listened again. */
  readonly sinceStop: number;
  readonly sinceOpen: number;
  readonly acknowledged: number;
  readonly kept: number;
}

/** People in the middle of long matches, all of whom come back at once when the server is there again. */
export async function restartUnderLoad({ folder, stored }: Data): Promise<Restarted> {
  let server = await ServerProcess.start(folder);
  const { port } = server;
  const latencies = new Latencies();
  const tables = stored.map(({ id: table, cookies }, i) =>
    cookies.map(
      (cookie, j) =>
        new SiegePlayer(
          { table, cookie, from: householdAt(i) },
          () => port,
          i * 10 + j,
          waited => latencies.acknowledged(waited),
        ),
    ),
  );
  const players = tables.flat();
  const here = () => players.filter(({ isHere }) => isHere).length;
  const timer = setInterval(() => {
    for (const table of tables)
      if (table.every(({ waited }) => waited === undefined)) table.find(({ isAsked }) => isAsked)?.answer();
  }, PACE);
  try {
    await until(() => here() === players.length, IN_WITHIN);
    const before = here();
    await pause(PLAYED_FOR);
    const stopped = performance.now();
    await server.stop();
    const promised = players.map(({ acknowledged }) => acknowledged);
    server = await ServerProcess.start(folder, port);
    const opened = performance.now();
    await until(() => here() === players.length, BACK_WITHIN);
    const now = performance.now();
    return {
      ...{ players: players.length, in: before, back: here() },
      ...{ sinceStop: (now - stopped) / 1000, sinceOpen: (now - opened) / 1000 },
      ...keptOf(players, promised),
    };
  } finally {
    clearInterval(timer);
    for (const player of players) player.leave();
    await server.kill();
  }
}

/** Of those who are back: the others cannot see what is left. */
function keptOf(players: readonly SiegePlayer[], promised: readonly number[]) {
  const back = players.flatMap(({ isHere, snapshot }, i) =>
    isHere ? [{ promised: promised[i] ?? 0, told: snapshot?.number ?? 0 }] : [],
  );
  return {
    acknowledged: sum(back.map(one => one.promised)),
    kept: sum(back.map(one => Math.min(one.promised, one.told))),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
