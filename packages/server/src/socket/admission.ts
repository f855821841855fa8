import { ONLOOKER, type Viewer } from '@tavolata/kernel';
import type { ChatLine, ChatMessage, Code, Rematch } from '@tavolata/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Limits } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import type { People } from '../people/people.ts';
import { codeOfStorageError } from '../shared/http-error.ts';
import type { TableIndex } from '../storage/table-index.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { nameAt } from '../tables/status.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { UnreadableTable } from '../tables/unreadable.ts';
import { BatchIO } from './batch-io.ts';
import { Frames } from './frames.ts';
import { UnreadBytes } from './unread-bytes.ts';

interface Admitted {
  readonly live: LiveTable;
  readonly viewer: Viewer;
  readonly watch: boolean;
}

interface Parts {
  readonly registry: TableRegistry;
  readonly people: People;
  readonly tableIndex: TableIndex;
  readonly meters: Metrics;
  readonly log: FastifyBaseLogger;
  readonly limits: Limits;
  readonly now: () => number;
}

/** Says who may come in as what, for every connection. */
export class Admission {
  readonly meters: Metrics;
  readonly log: FastifyBaseLogger;
  readonly limits: Limits;
  readonly batches = new BatchIO();
  readonly frames = new Frames();
  readonly unread: UnreadBytes;
  private readonly parts: Parts;
  private readonly logged = new WeakSet<UnreadableTable>();

  constructor(parts: Parts) {
    this.parts = parts;
    this.meters = parts.meters;
    this.log = parts.log;
    this.limits = parts.limits;
    this.unread = new UnreadBytes(parts.limits.unread);
  }

  /** A guest with a seat sees what that seat sees; others watch, if they may, or learn not even that there is a table. */
  async admit(id: string, guest: string | undefined): Promise<Admitted | { readonly code: Code }> {
    const { registry, people } = this.parts;
    const seatOf = () => (guest === undefined ? undefined : people.seatOf(id, guest));
    if (!seatOf() && !people.isWatchable(id)) return { code: 'unknown-table' };
    const live = await registry.open(id).catch((error: unknown) => {
      this.logOnce(error, id);
      return { code: error instanceof UnreadableTable ? 'unreadable-table' : 'failed' } as const;
    });
    if (!live) return { code: 'unknown-table' };
    if ('code' in live) return live;
    const watch = people.isWatchable(id);
    live.watch = watch;
    // Once it is open it is known whether the seat was given away before the last process ended.
    const seat = seatOf();
    if (seat) return { live, viewer: seat, watch };
    return watch ? { live, viewer: ONLOOKER, watch } : { code: 'unknown-table' };
  }

  /** Of one that never can be opened everybody is told by the same error: once is enough to read why. */
  private logOnce(error: unknown, table: string): void {
    if (error instanceof UnreadableTable && this.logged.has(error)) return;
    if (error instanceof UnreadableTable) this.logged.add(error);
    this.log.error({ err: error, table }, 'a table could not be opened');
  }

  /** Keeps what a seat says, then tells whom it is for. Only the letters count: what is invisible is taken out. */
  async say(live: LiveTable, viewer: Viewer, { text, to: whom }: ChatMessage): Promise<Code | undefined> {
    if (viewer === ONLOOKER) return 'not-seated';
    const clean = cleanText(text);
    if (clean === '') return 'malformed';
    const to = whom && live.table.teamOf(viewer);
    if (to?.length === 0) return 'no-team';
    const name = nameAt(live.status, viewer);
    const line = { seat: viewer, name, text: clean, at: this.parts.now(), ...(to && { to }) };
    try {
      const said = await this.parts.tableIndex.say(live.id, line);
      live.tellAll({ t: 'chat', lines: [said] }, member => isFor(said, member.viewer));
      return undefined;
    } catch (error) {
      const code = codeOfStorageError(error);
      if (code) return code;
      throw error;
    }
  }

  /** What was said that this viewer may know. */
  said(id: string, viewer: Viewer, since: number): readonly ChatLine[] {
    return this.parts.tableIndex.said(id, since).filter(line => isFor(line, viewer));
  }

  /** Where a match is played again, for whoever comes after it was told. */
  rematchOf(id: string): Rematch | undefined {
    const { tableIndex } = this.parts;
    const table = tableIndex.rematchOf(id);
    const by = table && tableIndex.ownerOf(table);
    return table === undefined ? undefined : { table, ...(by && { by }) };
  }
}

const isFor = ({ to }: ChatLine, viewer: Viewer): boolean =>
  to === undefined || (viewer !== ONLOOKER && to.includes(viewer));

/** Text without control characters and without marks that turn the direction of what follows. */
const cleanText = (text: string): string =>
  text
    .replace(/[\t-\r\u0085\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
