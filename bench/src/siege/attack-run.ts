import { type AttackCounts, startAttack } from './attackers.ts';
import type { Data } from './data.ts';
import type { Latencies } from './latencies.ts';
import { type Observed, Observer } from './observer.ts';
import { type KeptAnswers, SiegePlayers } from './players.ts';
import { ServerProcess } from './server-process.ts';
import { pause, until } from './until.ts';
import type { SiegeAttack, Target } from './wire/attack.ts';

export interface AttackRun {
  readonly name: string;
  /** How long the attack was meant to last, in seconds. */
  readonly seconds: number;
  /** Just before it, in the same process. */
  readonly peace: Latencies;
  readonly attack: Latencies;
  readonly observed: Observed;
  readonly kept: KeptAnswers;
  readonly tally: AttackCounts;
}

/** After a start, until the engine knows its code and everybody sits, in milliseconds. */
const SETTLED_AFTER = 4000;

/** A server, the people who play on it, and one attack after the other; a process for each, on the same data. */
export class AttackedServer {
  private readonly data: Data;
  private readonly file: string;
  private server: ServerProcess;
  private readonly players: SiegePlayers;

  private constructor(data: Data, file: string, server: ServerProcess, players: SiegePlayers) {
    this.data = data;
    this.file = file;
    this.server = server;
    this.players = players;
  }

  static async open(data: Data, file: string): Promise<AttackedServer> {
    const server = await ServerProcess.start(data.folder);
    return new AttackedServer(data, file, server, await SiegePlayers.gather(() => server.port));
  }

  /** What players see while nobody disturbs them. */
  async peace(seconds: number): Promise<{ readonly seen: Latencies; readonly observed: Observed }> {
    await pause(SETTLED_AFTER);
    const observer = new Observer(this.server);
    const seen = await this.players.during(() => pause(seconds * 1000));
    return { seen, observed: observer.end() };
  }

  /** Peace, an attack, and the end of the process without warning; then everybody looks what is left. */
  async round({ name, hosts }: SiegeAttack, seconds: number, rest: number): Promise<AttackRun> {
    const { seen: peace } = await this.peace(rest);
    const attacker = await startAttack(name, hosts, this.target);
    const observer = new Observer(this.server);
    const attack = await this.players.during(() =>
      until(() => this.server.ended !== undefined, seconds * 1000),
    );
    const observed = observer.end();
    const tally = await attacker.end();
    await this.server.kill();
    this.server = await ServerProcess.start(this.data.folder, this.server.port);
    return { name, seconds, peace, attack, observed, kept: await this.players.returned(), tally };
  }

  async close(): Promise<void> {
    this.players.close();
    await this.server.kill();
  }

  private get target(): Omit<Target, 'hosts'> {
    const { busybody, moves, stored } = this.data;
    const ids = stored.map(({ id }) => id);
    return {
      port: this.server.port,
      playing: this.players.ids,
      stored: ids,
      busybody,
      moves,
      file: this.file,
    };
  }
}
