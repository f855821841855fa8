import { Latencies } from './latencies.ts';
import { PlayedTable } from './table.ts';
import { until } from './until.ts';

const TABLES = 40;
const OPENED_AT_ONCE = 10;
const BACK_WITHIN = 60_000;

export interface KeptAnswers {
  readonly acknowledged: number;
  /** Of these, how many the server knows of. */
  readonly kept: number;
  /** Players who could not come back to see. */
  readonly absent: number;
}

/** All tables at play. They outlive the server's processes. */
export class SiegePlayers {
  private readonly tables: PlayedTable[] = [];

  static async gather(port: () => number): Promise<SiegePlayers> {
    const players = new SiegePlayers();
    let next = 0;
    const open = async (): Promise<void> => {
      while (next < TABLES) players.tables.push(await PlayedTable.open(port, next++));
    };
    await Promise.all(Array.from({ length: OPENED_AT_ONCE }, open));
    for (const table of players.tables) table.play();
    return players;
  }

  /** Names of what is played now: anybody may watch. */
  get ids(): readonly string[] {
    return this.tables.map(({ id }) => id);
  }

  /** What they see while something goes on. */
  async during(work: () => Promise<void>): Promise<Latencies> {
    const latencies = new Latencies();
    for (const table of this.tables) table.watch(latencies);
    await work();
    for (const table of this.tables) table.watch(new Latencies());
    return latencies;
  }

  /** After a restart: waits until they are back, and compares what they are told with what they were promised. */
  async returned(): Promise<KeptAnswers> {
    for (const table of this.tables) table.comeBack();
    const everybody = () => this.tables.flatMap(table => table.everybody);
    await until(() => everybody().every(({ isHere }) => isHere), BACK_WITHIN);
    const all = everybody();
    const back = all.filter(({ isHere }) => isHere);
    for (const table of this.tables) table.forgetWhatIsOver();
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
    return {
      acknowledged: sum(back.map(({ acknowledged }) => acknowledged)),
      kept: sum(back.map(({ acknowledged, snapshot }) => Math.min(acknowledged, snapshot?.number ?? 0))),
      absent: all.length - back.length,
    };
  }

  close(): void {
    for (const table of this.tables) table.close();
  }
}
