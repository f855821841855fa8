import { type BenchTable, bothTables } from '../tables.ts';
import { householdAt } from './addresses.ts';
import { Latencies, PACE } from './latencies.ts';
import { SiegePlayer } from './player.ts';
import { requestOk } from './wire/request.ts';

const TRIED_AGAIN_AFTER = 1000;

/** The players of a table, all from one address, who play one match after the other. */
export class PlayedTable {
  private readonly port: () => number;
  private readonly number: number;
  private readonly from: string;
  private players: readonly SiegePlayer[] = [];
  /** Of matches that are over, since the last look at what was kept: they have left. */
  private gone: SiegePlayer[] = [];
  private isLookedAt = false;
  private timer: NodeJS.Timeout | undefined;
  private latencies = new Latencies();
  private isOpening = false;

  private constructor(port: () => number, number: number) {
    this.port = port;
    this.number = number;
    this.from = householdAt(number);
  }

  static async open(port: () => number, number: number): Promise<PlayedTable> {
    const table = new PlayedTable(port, number);
    await table.begin();
    return table;
  }

  /** From now on, somebody answers every `pace` milliseconds. */
  play(pace = PACE): void {
    this.timer = setInterval(() => this.tick(), pace);
  }

  /** The name of the match that is played now. */
  get id(): string {
    return this.players[0]?.place.table ?? '';
  }

  /** Whose answers have yet to be looked for. */
  get everybody(): readonly SiegePlayer[] {
    return [...this.gone, ...this.players];
  }

  /** Those of matches that are over come back to look, too. */
  comeBack(): void {
    this.isLookedAt = true;
    for (const player of this.gone) player.comeBack();
  }

  /** What is over has been looked at. */
  forgetWhatIsOver(): void {
    for (const player of this.gone) player.leave();
    this.gone = [];
    this.isLookedAt = false;
  }

  /** From now on, times are noted there; what waits at the change is noted in both. */
  watch(latencies: Latencies): void {
    for (const { waited } of this.players) if (waited !== undefined) this.latencies.record(waited);
    this.latencies = latencies;
  }

  close(): void {
    clearInterval(this.timer);
    for (const player of this.everybody) player.leave();
  }

  private tick(): void {
    if (this.isOpening) return;
    if (this.players.some(({ isOver }) => isOver)) return void this.again();
    if (this.players.some(({ waited }) => waited !== undefined)) return;
    this.players.find(({ isAsked }) => isAsked)?.answer();
  }

  private async again(): Promise<void> {
    this.isOpening = true;
    try {
      await this.begin();
    } catch {
      // The server is down, or too busy.
      await new Promise(resolve => setTimeout(resolve, TRIED_AGAIN_AFTER));
    } finally {
      this.isOpening = false;
    }
  }

  private async begin(): Promise<void> {
    const { from, number } = this;
    const { game, setup } = bothTables[number % bothTables.length] as BenchTable;
    const people = setup.seats.length;
    const post = (path: string, body: unknown, cookie?: string) =>
      requestOk({ port: this.port(), method: 'POST', path: `/api${path}`, body, cookie, from });
    const others = Array.from({ length: people - 1 }, () => ({ who: 'open' }));
    const seats = [{ who: 'me', name: 'Ada' }, ...others];
    const made = await post('/tables', { game: game.slug, seats, watch: true });
    const cookies = [made.cookie ?? ''];
    for (let i = 1; i < people; i++) {
      const { json } = await post(`/tables/${made.json.id}/invites`, {}, made.cookie);
      const joined = await post('/invites/join', { link: json.link, name: `Bruno ${i}` });
      cookies.push(joined.cookie ?? '');
    }
    await post(`/tables/${made.json.id}/start`, {}, made.cookie);
    const table = made.json.id ?? '';
    if (!this.isLookedAt) for (const player of this.players) player.leave();
    this.gone.push(...this.players);
    this.players = cookies.map(
      (cookie, i) =>
        new SiegePlayer({ table, cookie, from }, this.port, number * 100 + i, waited =>
          this.latencies.acknowledged(waited),
        ),
    );
  }
}
