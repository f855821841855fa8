import { HttpError } from '../shared/http-error.ts';
import { RefusedWrite } from '../storage/group-commit.ts';
import type { Database } from '../storage/sqlite.ts';
import type { SqliteStorage } from '../storage/storage.ts';
import { HOLDS_SEAT } from './statements.ts';
import { hashOf, newToken } from './tokens.ts';

const DAY = 24 * 3_600_000;
/** Milliseconds a question is on its way: one that was still here when the process ended may be asked again soon. */
const SENDING_MS = 5 * 60_000;
/** How long a question that was sent waits for its answer. */
const PENDING_MS = DAY;
/** How long after a no the address is not asked again. */
const REFUSED_MS = 365 * DAY;

/** Somebody wants to be written to at this address; the rest is for whoever writes. */
interface ConsentRequest {
  readonly address: string;
  readonly holder: string;
  readonly data: string;
}

/** What a mail needs that asks: the link that says yes, and the one that says no. */
interface ConsentLinks {
  readonly link: string;
  readonly stop: string;
}

function addressStatements(database: Database) {
  const sql = (text: string) => database.prepare(text);
  return {
    expire: sql('DELETE FROM asked WHERE until <= ?'),
    holdsSeat: sql(HOLDS_SEAT),
    ask: sql(`INSERT INTO asked (address, link, stop, holder, data, until) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT DO NOTHING`),
    sent: sql('UPDATE asked SET until = max(until, ?) WHERE address = ?'),
    unask: sql('DELETE FROM asked WHERE address = ?'),
    giveUp: sql('UPDATE asked SET link = NULL WHERE holder = ?'),
    byLink: sql('SELECT address, holder, data, stop FROM asked WHERE link = ?'),
    agree: sql(`INSERT INTO notify (holder, way, data, stop) VALUES (?, 'mail', ?, ?)
      ON CONFLICT (holder, way) DO UPDATE SET data = excluded.data, stop = excluded.stop`),
    refuse: sql('UPDATE asked SET link = NULL, until = ? WHERE stop = ?'),
    stop: sql(`DELETE FROM notify WHERE way = 'mail' AND lower(json_extract(data, '$.address')) =
      (SELECT lower(json_extract(data, '$.address')) FROM notify WHERE stop = ?)`),
  };
}

/**
 * Mail addresses and what their owners said. Anybody can type anybody's: so each is asked once, and not again before
 * it has answered or the question has lapsed.
 */
export class MailAddresses {
  private readonly storage: SqliteStorage;
  private readonly sql: ReturnType<typeof addressStatements>;

  constructor(database: Database, storage: SqliteStorage) {
    this.storage = storage;
    this.sql = addressStatements(database);
  }

  /** Nothing if the address was asked already; refused for whoever has no seat. */
  ask({ address, holder, data }: ConsentRequest, now = Date.now()): Promise<ConsentLinks | undefined> {
    const asked: ConsentLinks = { link: newToken(), stop: newToken() };
    return this.storage.group.write(() => {
      if (this.sql.holdsSeat.get(holder) === undefined) throw new RefusedWrite(new HttpError('not-seated'));
      this.sql.expire.run(now);
      const row = [address.toLowerCase(), hashOf(asked.link), asked.stop, holder, data, now + SENDING_MS];
      return this.sql.ask.run(...row).changes === 1 ? asked : undefined;
    });
  }

  /** The question was sent. */
  async sent(address: string, now = Date.now()): Promise<void> {
    await this.storage.group.write(() => {
      this.sql.sent.run(now + PENDING_MS, address.toLowerCase());
    });
  }

  /** The question could not be sent. */
  async unask(address: string): Promise<void> {
    await this.storage.group.write(() => {
      this.sql.unask.run(address.toLowerCase());
    });
  }

  /** Whoever wanted it does so no more. The address was asked all the same, and is not asked again. */
  async giveUp(holder: string): Promise<void> {
    await this.storage.group.write(() => {
      this.sql.giveUp.run(holder);
    });
  }

  /** Its owner has said yes; false if nobody waits for that. */
  agree(link: string, now = Date.now()): Promise<boolean> {
    return this.storage.group.write(() => {
      this.sql.expire.run(now);
      const asked = this.sql.byLink.get(hashOf(link)) as
        | (ConsentRequest & Pick<ConsentLinks, 'stop'>)
        | undefined;
      if (!asked) return false;
      this.sql.agree.run(asked.holder, asked.data, asked.stop);
      this.sql.unask.run(asked.address);
      return true;
    });
  }

  /** Its owner wants no more mail, whoever asked for it; false if none would have come. */
  stop(stop: string, now = Date.now()): Promise<boolean> {
    return this.storage.group.write(() => {
      const refused = this.sql.refuse.run(now + REFUSED_MS, stop).changes;
      return refused + this.sql.stop.run(stop).changes > 0;
    });
  }
}
