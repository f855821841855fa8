import {
  type Def,
  type Game,
  type Pick,
  type Play,
  playOn,
  type Result,
  type Seat,
  type SeatEvent,
  type State,
} from '@tavolata/kernel';
import type { MatchFile } from '@tavolata/kernel/match';
import { isProblem, type Ports, Table, type TablePlan, type Update } from '@tavolata/table';
import { UsageError } from '../errors.ts';
import type { Registered } from '../registry.ts';
import type { Open, TerminalSeat } from './terminal-seat.ts';

type Draft = { readonly do: 'answer'; readonly q: string; readonly pick: Pick } | { readonly do: 'undo' };

/** A seat at a table of this process, with bots on the others. */
export class LocalSeat implements TerminalSeat {
  readonly seat: Seat;
  readonly told: SeatEvent[] = [];
  private readonly game: Game;
  private readonly table: Table<State, Def>;
  private snapshot: Update['snapshot'] | undefined;
  private wake: (() => void) | undefined;
  private unsubscribe: () => void = () => {};

  private constructor(game: Game, table: Table<State, Def>, seat: Seat) {
    this.game = game;
    this.table = table;
    this.seat = seat;
  }

  /** Opens a table, sits down and starts; resolves when the seat is asked something. */
  static async start({ game }: Registered, plan: TablePlan, ports: Ports, seat: Seat): Promise<LocalSeat> {
    const table = await Table.create(game, plan, ports);
    if (isProblem(table)) throw new UsageError(`the table cannot be opened: ${table.code}`);
    const sitting = new LocalSeat(game, table, seat);
    sitting.unsubscribe = table.subscribe(seat, update => sitting.hear(update));
    const problem = await table.start();
    if (problem) throw new UsageError(`the match cannot start: ${problem.code}`);
    await sitting.settled();
    return sitting;
  }

  get commitment(): string {
    return this.table.header.commitment;
  }

  get result(): Result | undefined {
    return this.snapshot?.result;
  }

  get open(): Open | undefined {
    return this.snapshot?.asked;
  }

  view(): Play<State, Def> {
    const view = this.snapshot?.view;
    if (!view) throw new Error('the match has not started');
    return playOn(this.game, view);
  }

  answer(pick: Pick): Promise<string | undefined> {
    return this.open ? this.send({ do: 'answer', q: this.open.q, pick }) : Promise.resolve('not-asked');
  }

  undo(): Promise<string | undefined> {
    return this.send({ do: 'undo' });
  }

  async file(): Promise<MatchFile> {
    const file = await this.table.file({ running: true });
    if (!file) throw new Error('the match has not started');
    return file;
  }

  async close(): Promise<void> {
    this.unsubscribe();
    await this.table.close();
  }

  private async send(draft: Draft): Promise<string | undefined> {
    const reply = await this.table.command(this.seat, { ...draft, n: (this.snapshot?.number ?? 0) + 1 });
    if (!reply.ok) return reply.error.code;
    await this.settled();
    return undefined;
  }

  private hear({ snapshot, from, events }: Update): void {
    while ((this.told.at(-1)?.n ?? -1) >= from) this.told.pop();
    this.told.push(...events);
    this.snapshot = snapshot;
    if (this.isSettled) this.wake?.();
  }

  private get isSettled(): boolean {
    return this.snapshot?.asked !== undefined || this.snapshot?.phase === 'over';
  }

  /** Bots have played, and it is this seat's to say something, or the match is over. */
  private settled(): Promise<void> {
    if (this.isSettled) return Promise.resolve();
    return new Promise(resolve => {
      this.wake = resolve;
    });
  }
}
