import { ONLOOKER, type Viewer } from '@tavolata/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { Limits } from '../config.ts';
import type { Hall } from '../hall/hall.ts';
import type { Live } from '../hall/live.ts';
import { nameAt } from '../hall/status.ts';
import { Unreadable } from '../hall/unreadable.ts';
import { storeCode } from '../lobby/trouble.ts';
import type { Meters } from '../metrics.ts';
import type { People } from '../people/people.ts';
import type { Code } from '../protocol/codes.ts';
import { type ChatLine, type FromClient, isFor, type Rematch, rematchAt } from '../protocol/messages.ts';
import type { Shelf } from '../storage/shelf.ts';
import { Rounds } from './rounds.ts';

export interface Admitted {
  readonly live: Live;
  readonly viewer: Viewer;
  readonly watch: boolean;
}

type Saying = Extract<FromClient, { t: 'chat' }>;

interface Parts {
  readonly hall: Hall;
  readonly people: People;
  readonly shelf: Shelf;
  readonly meters: Meters;
  readonly log: FastifyBaseLogger;
  readonly limits: Limits;
  readonly now: () => number;
}

/** Says who may come in as what, for every connection. */
export class Reception {
  readonly meters: Meters;
  readonly log: FastifyBaseLogger;
  readonly limits: Limits;
  readonly rounds = new Rounds();
  private readonly parts: Parts;
  private readonly complained = new WeakSet<Unreadable>();

  constructor(parts: Parts) {
    this.parts = parts;
    this.meters = parts.meters;
    this.log = parts.log;
    this.limits = parts.limits;
  }

  /** A guest with a seat sees what that seat sees; others watch, if they may. */
  async admit(id: string, guest: string | undefined): Promise<Admitted | { readonly code: Code }> {
    const { hall, people } = this.parts;
    const live = await hall.open(id).catch((error: unknown) => {
      this.complain(error, id);
      return { code: error instanceof Unreadable ? 'unreadable-table' : 'failed' } as const;
    });
    if (!live) return { code: 'unknown-table' };
    if ('code' in live) return live;
    const watch = people.isWatchable(id);
    live.watch = watch;
    const seat = guest === undefined ? undefined : people.seatOf(id, guest);
    if (seat) return { live, viewer: seat, watch };
    return watch ? { live, viewer: ONLOOKER, watch } : { code: 'not-watchable' };
  }

  /** Of one that never can be opened everybody is told by the same error: once is enough to read why. */
  private complain(error: unknown, table: string): void {
    if (error instanceof Unreadable && this.complained.has(error)) return;
    if (error instanceof Unreadable) this.complained.add(error);
    this.log.error({ err: error, table }, 'a table could not be opened');
  }

  /** Keeps what a seat says, then tells whom it is for. Only the letters count: what is invisible is taken out. */
  async say(live: Live, viewer: Viewer, { text, to: whom }: Saying): Promise<Code | undefined> {
    if (viewer === ONLOOKER) return 'not-seated';
    const clean = cleaned(text);
    if (clean === '') return 'malformed';
    const to = whom && live.table.teamOf(viewer);
    if (to?.length === 0) return 'no-team';
    const name = nameAt(live.status, viewer);
    const line = { seat: viewer, name, text: clean, at: this.parts.now(), ...(to && { to }) };
    try {
      const said = await this.parts.shelf.say(live.id, line);
      live.tellAll({ t: 'chat', lines: [said] }, member => isFor(said, member.viewer));
      return undefined;
    } catch (error) {
      const code = storeCode(error);
      if (code) return code;
      throw error;
    }
  }

  /** What was said that this viewer may know. */
  said(id: string, viewer: Viewer, since: number): readonly ChatLine[] {
    return this.parts.shelf.said(id, since).filter(line => isFor(line, viewer));
  }

  /** Where a match is played again, for whoever comes after it was told. */
  rematchOf(id: string): Rematch | undefined {
    const { shelf } = this.parts;
    const table = shelf.rematchOf(id);
    return table === undefined ? undefined : rematchAt(table, shelf.ownerOf(table));
  }
}

/** Text without control characters and without marks that turn the direction of what follows. */
const cleaned = (text: string): string =>
  text
    .replace(/[\r\n\t]+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
