import { isSeat, type Seat } from '@tavolata/kernel';
import { HttpError } from '../shared/http-error.ts';
import { RefusedWrite } from '../storage/group-commit.ts';
import type { Database } from '../storage/sqlite.ts';
import type { SqliteStorage } from '../storage/storage.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import { peopleStatements } from './statements.ts';
import { hashOf } from './tokens.ts';

/** A guest, by the hash of the token in its cookie. */
export type Guest = string;

export interface Link {
  readonly hash: string;
  readonly table: string;
  readonly kind: 'invite' | 'seat';
  readonly seat?: Seat;
  readonly usedBy?: Guest;
  /** An invite that has claimed its seat: whatever becomes of that, it claims no other. */
  readonly isSpent: boolean;
}

interface LinkRow {
  readonly hash: string;
  readonly id: string;
  readonly kind: Link['kind'];
  readonly seat: string | null;
  readonly used_by: string | null;
  readonly spent: number;
}

interface ClaimRow {
  readonly seat: Seat;
  readonly holder: Guest;
}

interface DeviceRow extends ClaimRow {
  readonly link: string;
}

const asLink = ({ hash, id, kind, seat, used_by, spent }: LinkRow): Link => ({
  hash,
  table: id,
  kind,
  ...(isSeat(seat) && { seat }),
  ...(used_by !== null && { usedBy: used_by }),
  isSpent: spent === 1,
});

/** Devices of one seat: more are other people's, or one that throws its cookie away each time. */
const MAX_DEVICES = 50;

const nameOf = (id: string, seat: Seat): string => `${id} ${seat}`;

/** Who holds what: seats, by a claim or on another device by a seat link; invites; who may watch. */
export class People {
  /** Serializes taking seats: of two requests of one guest at once, the second finds what the first got. */
  readonly seatMutex = new KeyedMutex();
  private readonly storage: SqliteStorage;
  private readonly sql: ReturnType<typeof peopleStatements>;
  /** Seats that were released, whatever is still stored about who held them. */
  private readonly vacant = new Set<string>();

  constructor(database: Database, storage: SqliteStorage) {
    this.storage = storage;
    this.sql = peopleStatements(database);
  }

  /** The seat this guest may answer for. */
  seatOf(id: string, guest: Guest): Seat | undefined {
    const key = this.storage.keyOf(id);
    if (key === undefined) return undefined;
    const row = this.sql.seatOf.get(key, guest, key, guest) as { seat: Seat } | undefined;
    return row && !this.vacant.has(nameOf(id, row.seat)) ? row.seat : undefined;
  }

  /** Everybody who may answer for a seat. */
  holdersOf(id: string, seat: Seat): readonly Guest[] {
    const key = this.storage.keyOf(id);
    const rows = this.sql.holders.all(key ?? -1, seat, key ?? -1, seat) as { holder: Guest }[];
    return rows.map(({ holder }) => holder);
  }

  /** At how many tables a guest sits that are not over. */
  running(guest: Guest): number {
    return (this.sql.running.get(guest) as { count: number }).count;
  }

  /** The seats of a table that somebody has claimed. */
  claimed(id: string): readonly Seat[] {
    const rows = this.sql.claims.all(this.storage.keyOf(id) ?? -1) as ClaimRow[];
    return rows.map(({ seat }) => seat);
  }

  isWatchable(id: string): boolean {
    const row = this.sql.watch.get(id) as { watch: number } | undefined;
    return row?.watch === 1;
  }

  setWatchable(id: string, on: boolean): Promise<void> {
    return this.write(() => this.sql.setWatch.run(on ? 1 : 0, id));
  }

  makeLink(link: Pick<Link, 'hash' | 'table' | 'kind' | 'seat'>): Promise<void> {
    const { hash, table, kind, seat } = link;
    return this.write(() =>
      this.sql.makeLink.run(hash, this.storage.known(table), kind, seat ?? null, Date.now()),
    );
  }

  link(hash: string): Link | undefined {
    const row = this.sql.link.get(hash) as LinkRow | undefined;
    return row && asLink(row);
  }

  linksOf(id: string, kind: Link['kind'], seat?: Seat): readonly Link[] {
    const rows = this.sql.links.all(this.storage.keyOf(id) ?? -1, kind) as LinkRow[];
    return rows.map(asLink).filter(link => seat === undefined || link.seat === seat);
  }

  /** True for one guest only, however many try at once; for that one, again and again until it is spent. */
  useLink(hash: string, guest: Guest): Promise<boolean> {
    return this.storage.group.write(() => this.sql.useLink.run(guest, hash, guest).changes === 1);
  }

  /** It has claimed a seat, if it was used by this guest. */
  spendLink(hash: string, guest: Guest): Promise<void> {
    return this.write(() => this.sql.spendLink.run(hash, guest));
  }

  /** It led to nothing: somebody else may try. */
  unuseLink(hash: string): Promise<void> {
    return this.write(() => this.sql.unuseLink.run(hash));
  }

  /** The link opens nothing any more, and neither do the devices that came in by it. */
  removeLink(hash: string): Promise<void> {
    return this.write(() => this.sql.removeLink.run(hash));
  }

  /** Rejects with `unknown-link` if the link was withdrawn meanwhile, with `too-many-links` if too many came in by such. */
  addDevice(id: string, seat: Seat, guest: Guest, link: string): Promise<void> {
    return this.write(() => {
      if (!this.link(link)) throw new RefusedWrite(new HttpError('unknown-link'));
      const key = this.storage.known(id);
      const { count } = this.sql.otherDevices.get(key, seat, guest) as { count: number };
      if (count >= MAX_DEVICES) throw new RefusedWrite(new HttpError('too-many-links'));
      this.sql.addDevice.run(key, seat, guest, link);
    });
  }

  /**
   * Everybody holds the same seat at another table. Whoever came in by a seat link does so by one that is that table's
   * own, so that it can be revoked there, and that nobody was given. Once: what becomes of the seats there is not undone.
   */
  carrySeats(from: string, to: string): Promise<void> {
    const isHeld = ({ seat }: ClaimRow): boolean => !this.vacant.has(nameOf(from, seat));
    return this.write(() => {
      const [old, key] = [this.storage.known(from), this.storage.known(to)];
      if (this.sql.claims.get(key) !== undefined) return;
      const claims = this.sql.claims.all(old) as ClaimRow[];
      const devices = this.sql.devices.all(old) as DeviceRow[];
      for (const { seat, holder } of claims.filter(isHeld)) this.sql.claim.run(key, seat, holder);
      for (const { seat, holder, link } of devices.filter(isHeld)) {
        const own = hashOf(`${link} at ${to}`);
        this.sql.keepLink.run(own, key, seat, Date.now());
        this.sql.addDevice.run(key, seat, holder, own);
      }
    });
  }

  /** False if somebody holds the seat already. */
  claimSeat(id: string, seat: Seat, guest: Guest): Promise<boolean> {
    return this.seatMutex.run(nameOf(id, seat), async () => {
      if (this.vacant.has(nameOf(id, seat))) await this.vacate(id, seat);
      return this.storage.claimSeat(id, seat, guest);
    });
  }

  /**
   * From now on the seat belongs to nobody: no claim, no device, no seat link, and whoever comes next was told nothing.
   * If that cannot be written, it is true all the same, and is written before somebody else claims the seat.
   */
  releaseSeat(id: string, seat: Seat): Promise<void> {
    this.vacant.add(nameOf(id, seat));
    return this.seatMutex.run(nameOf(id, seat), () => this.vacate(id, seat));
  }

  private async vacate(id: string, seat: Seat): Promise<void> {
    await this.write(() => {
      const key = this.storage.keyOf(id);
      // A table that is gone has taken everything along.
      if (key === undefined) return;
      this.sql.release.run(key, seat);
      this.sql.removeSeatLinks.run(key, seat);
      this.sql.untell.run(key, seat);
    });
    this.vacant.delete(nameOf(id, seat));
  }

  private async write(work: () => unknown): Promise<void> {
    await this.storage.group.write(() => {
      work();
    });
  }
}
