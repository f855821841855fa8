import { type Def, ONLOOKER, type Seat, type State, type Viewer } from '@tavolata/kernel';
import type { FromServer } from '@tavolata/protocol';
import { CLOSE } from '@tavolata/protocol';
import {
  type Cursor,
  type MaybePromise,
  type Reply,
  type RestingClocks,
  type SeatSnapshot,
  type Table,
  type Update,
  whenDone,
} from '@tavolata/table';
import { statusOf, type TableStatus } from './status.ts';
import { UnreadableTable } from './unreadable.ts';

export type AnyTable = Table<State, Def>;

/** Milliseconds between two counts of onlookers. */
const RECOUNT = 1000;

/** A connection at a table. */
export interface TableConnection {
  readonly viewer: Viewer;
  readonly guest: string | undefined;
  update(update: Update): void;
  tell(message: FromServer): void;
  dismiss(code: number, reason: string): void;
}

export interface LiveTableEvents {
  /** Something has happened that may wait a moment: then somebody is to `look`. */
  activity(live: LiveTable): void;
  /** Who sits where, whose turn it is or the phase has changed; `before` is absent when the table was just opened. */
  changed(live: LiveTable, status: TableStatus, before: TableStatus | undefined): void;
  /** What is asked is another question than before, be it of the same seats. */
  asked(live: LiveTable): void;
  /** When a clock does something next has changed, at a table with clocks; or it was just opened. */
  alarmChanged(live: LiveTable): void;
  /** It has left memory. */
  closed(live: LiveTable, clocks: RestingClocks | undefined): Promise<void>;
}

/** A table in memory, with whoever is connected to it. */
export class LiveTable {
  readonly table: AnyTable;
  readonly id: string;
  /** Settles with the first snapshot; rejects if none comes. */
  readonly ready: Promise<void>;
  /** When something last happened here, or somebody last asked for it. */
  touched = performance.now();
  /** Whether the owner allows watching. */
  watch = false;
  /** The status published last, and the snapshot it was made of. */
  private lastStatus: TableStatus | undefined;
  private statusSnapshot: SeatSnapshot | undefined;
  private hasActivity = false;
  private latestSnapshot: SeatSnapshot | undefined;
  /** Since when what was asked at the last look was asked. */
  private askedSince: number | undefined;
  private lastAlarm: number | undefined;
  private readonly members = new Set<TableConnection>();
  /** How many of them only watch. */
  private watchers = 0;
  private recount: NodeJS.Timeout | undefined;
  /** What all see is the same for all: one of them is enough to learn it from. */
  private statusSource: TableConnection | undefined;
  private readonly leaving = new Map<TableConnection, () => void>();
  private readonly events: LiveTableEvents;
  /** The table's own subscription, while nobody is connected. */
  private unsubscribeOwn: (() => void) | undefined;
  private settleReady = (): void => {};
  private isClosed = false;

  constructor(table: AnyTable, events: LiveTableEvents) {
    this.table = table;
    this.id = table.header.id;
    this.events = events;
    const seen = new Promise<void>(resolve => {
      this.settleReady = resolve;
    });
    this.subscribeOwn();
    this.ready = Promise.race([seen, this.rejectIfNothingToShow()]);
  }

  /** Published with the first snapshot: whoever needs it waits for `ready`. */
  get status(): TableStatus | undefined {
    this.updateStatus();
    return this.lastStatus;
  }

  touch(): void {
    this.touched = performance.now();
  }

  get size(): number {
    return this.members.size;
  }

  private get audience(): FromServer {
    return { t: 'watchers', count: this.watchers, watch: this.watch };
  }

  enter(member: TableConnection, since: Cursor | undefined): void {
    // It left memory between admission and joining: the client comes again and finds the new one.
    if (this.isClosed) return member.dismiss(CLOSE.restarting, 'restarting');
    this.members.add(member);
    this.statusSource ??= member;
    const leave = this.table.subscribe(
      member.viewer,
      update => {
        if (this.statusSource === member) this.onSnapshot(update.snapshot);
        member.update(update);
      },
      since,
    );
    this.leaving.set(member, leave);
    this.unsubscribeOwn?.();
    this.unsubscribeOwn = undefined;
    if (member.viewer === ONLOOKER) this.counted(1);
    else member.tell(this.audience);
  }

  leave(member: TableConnection): void {
    if (!this.members.delete(member)) return;
    if (this.statusSource === member) [this.statusSource] = this.members;
    this.leaving.get(member)?.();
    this.leaving.delete(member);
    this.touch();
    if (this.members.size === 0) this.subscribeOwn();
    if (member.viewer === ONLOOKER) this.counted(-1);
  }

  command(seat: Seat, message: Readonly<Record<string, unknown>>): MaybePromise<Reply> {
    return whenDone(this.table.command(seat, message), reply => {
      // Others may see no difference.
      if (reply.ok) this.noteActivity();
      return reply;
    });
  }

  tellAll(message: FromServer, isMeant: (member: TableConnection) => boolean = () => true): void {
    for (const member of this.members) if (isMeant(member)) member.tell(message);
  }

  /** Sends away whoever it applies to. */
  disconnect(which: (member: TableConnection) => boolean, code: number, reason: string): void {
    for (const member of [...this.members]) {
      if (!which(member)) continue;
      this.leave(member);
      member.dismiss(code, reason);
    }
  }

  /** Whether watching is allowed has changed. */
  setWatch(watch: boolean): void {
    this.watch = watch;
    this.tellWatchers();
  }

  private counted(by: 1 | -1): void {
    this.watchers += by;
    this.recount ??= setTimeout(() => this.tellWatchers(), RECOUNT).unref();
  }

  /** Those who sit: thousands who watch would be told of each other's coming. */
  private tellWatchers(): void {
    clearTimeout(this.recount);
    this.recount = undefined;
    this.tellAll(this.audience, ({ viewer }) => viewer !== ONLOOKER);
  }

  /** Stops what would still happen by itself; the table can be opened again. */
  async close(): Promise<void> {
    this.updateStatus();
    this.isClosed = true;
    clearTimeout(this.recount);
    this.unsubscribeOwn?.();
    this.unsubscribeOwn = undefined;
    for (const leave of this.leaving.values()) leave();
    this.leaving.clear();
    this.members.clear();
    this.statusSource = undefined;
    const clocks = await this.table.close();
    await this.events.closed(this, clocks);
  }

  /** All that was to happen has, and there was nothing to be seen: the rules fail when somebody looks. */
  private async rejectIfNothingToShow(): Promise<never> {
    await this.table.idle();
    throw new UnreadableTable(`table ${this.id} cannot be shown`);
  }

  private subscribeOwn(): void {
    this.unsubscribeOwn ??= this.table.subscribe(ONLOOKER, ({ snapshot }) => this.onSnapshot(snapshot));
  }

  /** Whose turn it is changes with every answer and can wait a moment; all else is published now. */
  private onSnapshot(snapshot: SeatSnapshot): void {
    const { statusSnapshot } = this;
    this.latestSnapshot = snapshot;
    this.noteActivity();
    if (snapshot.seats !== statusSnapshot?.seats || snapshot.phase !== statusSnapshot.phase)
      this.updateStatus();
  }

  private noteActivity(): void {
    if (this.hasActivity) return;
    this.hasActivity = true;
    this.events.activity(this);
  }

  /** Publishes what has changed since the last look. */
  updateStatus(): void {
    const { latestSnapshot: snapshot, lastStatus: before, events } = this;
    if (!this.hasActivity || !snapshot) return;
    this.hasActivity = false;
    this.touch();
    this.lastStatus = statusOf(snapshot, this.table, before, this.statusSnapshot?.seats);
    this.statusSnapshot = snapshot;
    this.settleReady();
    if (this.lastStatus !== before) events.changed(this, this.lastStatus, before);
    const { since } = this.table;
    if (this.askedSince !== undefined && this.askedSince !== since) events.asked(this);
    this.askedSince = since;
    this.updateAlarm(before === undefined);
  }

  private updateAlarm(isOpening: boolean): void {
    const { header, nextAlarm } = this.table;
    if (!header.clock || (nextAlarm === this.lastAlarm && !isOpening)) return;
    this.lastAlarm = nextAlarm;
    this.events.alarmChanged(this);
  }
}
