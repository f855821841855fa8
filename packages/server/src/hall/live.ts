import { type Def, ONLOOKER, type Seat, type State, type Viewer } from '@tavolata/kernel';
import {
  after,
  type Cursor,
  type Picture,
  type Reply,
  type Soon,
  type Table,
  type Update,
} from '@tavolata/table';
import { CLOSE } from '../protocol/codes.ts';
import type { FromServer } from '../protocol/messages.ts';
import { type Status, statusOf } from './status.ts';
import { Unreadable } from './unreadable.ts';

export type AnyTable = Table<State, Def>;

/** A connection at a table. */
export interface Member {
  readonly viewer: Viewer;
  readonly guest: string | undefined;
  update(update: Update): void;
  tell(message: FromServer): void;
  dismiss(code: number, reason: string): void;
}

export interface LiveEvents {
  /** Something has happened that may wait a moment: then somebody is to `look`. */
  stirred(live: Live): void;
  /** Who sits where, whose turn it is or the phase has changed; `before` is absent when the table was just opened. */
  changed(live: Live, status: Status, before: Status | undefined): void;
  /** What is asked is another question than before, be it of the same seats. */
  asked(live: Live): void;
}

/** A table in memory, with whoever is connected to it. */
export class Live {
  readonly table: AnyTable;
  readonly id: string;
  /** Settled with the first picture; rejects if there comes none. */
  readonly ready: Promise<void>;
  /** When something last happened here, or somebody last asked for it. */
  touched = performance.now();
  /** Whether the owner allows watching. */
  watch = false;
  /** What was last made known, and the picture it was made of. */
  private known: Status | undefined;
  private seen: Picture | undefined;
  private isStirred = false;
  private heard: Picture | undefined;
  /** Since when what was asked at the last look was asked. */
  private askedSince: number | undefined;
  private readonly members = new Set<Member>();
  /** What all see is the same for all: one of them is enough to learn it from. */
  private ear: Member | undefined;
  private readonly leaving = new Map<Member, () => void>();
  private readonly events: LiveEvents;
  /** Our own ears, while nobody else is here to be told anything. */
  private house: (() => void) | undefined;
  private settleReady = (): void => {};
  private isClosed = false;

  constructor(table: AnyTable, events: LiveEvents) {
    this.table = table;
    this.id = table.header.id;
    this.events = events;
    const seen = new Promise<void>(resolve => {
      this.settleReady = resolve;
    });
    this.listen();
    this.ready = Promise.race([seen, this.unseen()]);
  }

  /** Made known with the first picture: whoever needs it waits for `ready`. */
  get status(): Status | undefined {
    this.look();
    return this.known;
  }

  touch(): void {
    this.touched = performance.now();
  }

  get size(): number {
    return this.members.size;
  }

  get watchers(): number {
    let count = 0;
    for (const { viewer } of this.members) if (viewer === ONLOOKER) count++;
    return count;
  }

  private get audience(): FromServer {
    return { t: 'watchers', count: this.watchers, watch: this.watch };
  }

  enter(member: Member, since: Cursor | undefined): void {
    // It was put away between the door and the table: whoever comes again finds what there is now.
    if (this.isClosed) return member.dismiss(CLOSE.restarting, 'restarting');
    this.members.add(member);
    this.ear ??= member;
    const leave = this.table.subscribe(
      member.viewer,
      update => {
        if (this.ear === member) this.hear(update.picture);
        member.update(update);
      },
      since,
    );
    this.leaving.set(member, leave);
    this.house?.();
    this.house = undefined;
    if (member.viewer === ONLOOKER) this.tellWatchers();
    else member.tell(this.audience);
  }

  leave(member: Member): void {
    if (!this.members.delete(member)) return;
    if (this.ear === member) [this.ear] = this.members;
    this.leaving.get(member)?.();
    this.leaving.delete(member);
    this.touch();
    if (this.members.size === 0) this.listen();
    if (member.viewer === ONLOOKER) this.tellWatchers();
  }

  command(seat: Seat, message: Readonly<Record<string, unknown>>): Soon<Reply> {
    return after(this.table.command(seat, message), reply => {
      // Others may see no difference.
      if (reply.ok) this.stir();
      return reply;
    });
  }

  tellAll(message: FromServer, isMeant: (member: Member) => boolean = () => true): void {
    for (const member of this.members) if (isMeant(member)) member.tell(message);
  }

  /** Sends away whoever it applies to. */
  dismiss(which: (member: Member) => boolean, code: number, reason: string): void {
    for (const member of [...this.members]) {
      if (!which(member)) continue;
      this.leave(member);
      member.dismiss(code, reason);
    }
  }

  /** Whether watching is allowed has changed, or how many do. */
  tellWatchers(watch?: boolean): void {
    if (watch !== undefined) this.watch = watch;
    this.tellAll(this.audience);
  }

  /** Stops what would still happen by itself; the table can be opened again. */
  async close(): Promise<void> {
    this.look();
    this.isClosed = true;
    this.house?.();
    this.house = undefined;
    for (const leave of this.leaving.values()) leave();
    this.leaving.clear();
    this.members.clear();
    this.ear = undefined;
    await this.table.close();
  }

  /** All that was to happen has, and there was nothing to be seen: the rules fail when somebody looks. */
  private async unseen(): Promise<never> {
    await this.table.idle();
    throw new Unreadable(`table ${this.id} cannot be shown`);
  }

  private listen(): void {
    this.house ??= this.table.subscribe(ONLOOKER, ({ picture }) => this.hear(picture));
  }

  /** Whose turn it is changes with every answer, and nobody needs to know it at once; all else is looked at now. */
  private hear(picture: Picture): void {
    const { seen } = this;
    this.heard = picture;
    this.stir();
    if (picture.seats !== seen?.seats || picture.phase !== seen.phase) this.look();
  }

  private stir(): void {
    if (this.isStirred) return;
    this.isStirred = true;
    this.events.stirred(this);
  }

  /** Makes known what has changed since it was last looked at. */
  look(): void {
    const { heard: picture, known: before, events } = this;
    if (!this.isStirred || !picture) return;
    this.isStirred = false;
    this.touch();
    this.known = statusOf(picture, this.table, before, this.seen?.seats);
    this.seen = picture;
    this.settleReady();
    if (this.known !== before) events.changed(this, this.known, before);
    const { since } = this.table;
    if (this.askedSince !== undefined && this.askedSince !== since) events.asked(this);
    this.askedSince = since;
  }
}
