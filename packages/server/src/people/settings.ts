import { HttpError } from '../shared/http-error.ts';
import { RefusedWrite } from '../storage/group-commit.ts';
import type { Database } from '../storage/sqlite.ts';
import type { SqliteStorage } from '../storage/storage.ts';
import { MailAddresses } from './mail-addresses.ts';
import { SentNotices } from './sent-notices.ts';
import { HOLDS_SEAT } from './statements.ts';

/** One way somebody wants to be told that it is their turn. */
export interface NoticeWay {
  readonly way: string;
  readonly data: string;
  /** For mail: what the link that ends it bears. */
  readonly stop?: string;
}

function settingStatements(database: Database) {
  const sql = (text: string) => database.prepare(text);
  return {
    get: sql('SELECT value FROM settings WHERE name = ?'),
    put: sql(`INSERT INTO settings (name, value) VALUES (?, ?)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`),
    wishes: sql('SELECT way, data, stop FROM notify WHERE holder = ?'),
    holdsSeat: sql(HOLDS_SEAT),
    wish: sql(`INSERT INTO notify (holder, way, data) VALUES (?, ?, ?)
      ON CONFLICT (holder, way) DO UPDATE SET data = excluded.data`),
    unwish: sql('DELETE FROM notify WHERE holder = ? AND way = ?'),
  };
}

/** Small things the server remembers: its own keys, and how guests want to be told. */
export class ServerSettings {
  readonly addresses: MailAddresses;
  readonly told: SentNotices;
  private readonly storage: SqliteStorage;
  private readonly sql: ReturnType<typeof settingStatements>;

  constructor(database: Database, storage: SqliteStorage) {
    this.storage = storage;
    this.sql = settingStatements(database);
    this.addresses = new MailAddresses(database, storage);
    this.told = new SentNotices(database, storage);
  }

  get(name: string): string | undefined {
    return (this.sql.get.get(name) as { value: string } | undefined)?.value;
  }

  put(name: string, value: string): Promise<void> {
    return this.write(() => this.sql.put.run(name, value));
  }

  wishesOf(guest: string): readonly NoticeWay[] {
    const rows = this.sql.wishes.all(guest) as (NoticeWay & { readonly stop: string | null })[];
    return rows.map(({ stop, ...wish }) => ({ ...wish, ...(stop !== null && { stop }) }));
  }

  /** Refused for whoever has no seat: there would be nothing to tell, and no end of such guests. */
  wish(guest: string, { way, data }: NoticeWay): Promise<void> {
    return this.write(() => {
      if (this.sql.holdsSeat.get(guest) === undefined) throw new RefusedWrite(new HttpError('not-seated'));
      this.sql.wish.run(guest, way, data);
    });
  }

  unwish(guest: string, way: string): Promise<void> {
    return this.write(() => this.sql.unwish.run(guest, way));
  }

  private write(work: () => unknown): Promise<void> {
    return this.storage.group.write(() => {
      work();
    });
  }
}
