import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Notify } from '../lobby/requests.ts';
import { Trouble } from '../lobby/trouble.ts';
import type { Meters } from '../metrics.ts';
import type { Guest } from '../people/people.ts';
import type { Settings } from '../people/settings.ts';
import { hashOf, newToken } from '../people/tokens.ts';
import { addressOf, type Keys, newKeys, realWays, type Turn, type Ways, webhookBody } from './ways.ts';
import { say } from './words.ts';

const KEYS = 'vapid';

interface Parts {
  readonly config: Config;
  readonly settings: Settings;
  readonly meters: Meters;
  readonly log: FastifyBaseLogger;
  readonly ways?: Ways;
}

/** Tells people who asked for it that it is their turn: push, mail, and a webhook for the whole house. */
export class Notifier {
  private readonly parts: Parts;
  private readonly keys: Keys;
  private readonly ways: Ways;

  private constructor(parts: Parts, keys: Keys) {
    this.parts = parts;
    this.keys = keys;
    this.ways = parts.ways ?? realWays(parts.config, keys);
  }

  /** The keys by which browsers know us are made once, and kept with everything else. */
  static async open(parts: Parts): Promise<Notifier> {
    const kept = parts.settings.get(KEYS);
    const keys = kept === undefined ? newKeys() : (JSON.parse(kept) as Keys);
    if (kept === undefined) await parts.settings.put(KEYS, JSON.stringify(keys));
    return new Notifier(parts, keys);
  }

  /** What a page can offer. */
  offer(): { readonly push: string; readonly mail: boolean } {
    return { push: this.keys.publicKey, mail: this.ways.mail !== undefined };
  }

  async wish(guest: Guest, wish: Notify): Promise<void> {
    const { settings } = this.parts;
    if (wish.way === 'mail') return this.askMail(guest, wish);
    if (!isPublicHost(new URL(wish.subscription.endpoint).hostname)) throw new Trouble('malformed');
    await settings.wish(guest, { way: wish.way, data: JSON.stringify(wish) });
  }

  unwish(guest: Guest, way: string): Promise<void> {
    return this.parts.settings.unwish(guest, way);
  }

  /** The owner of the address has opened the link: from now on it is written to. */
  async confirm(token: string): Promise<void> {
    const { settings } = this.parts;
    const pending = settings.get(`confirm ${hashOf(token)}`);
    if (!pending) throw new Trouble('unknown-link');
    const { guest, wish } = JSON.parse(pending) as { guest: Guest; wish: Notify };
    await settings.wish(guest, { way: 'mail', data: JSON.stringify(wish) });
  }

  /** To everybody who holds the seat. Nothing waits for it, and nothing fails with it. */
  async yourTurn(turn: Turn, holders: readonly Guest[]): Promise<void> {
    const { config, settings } = this.parts;
    const { webhook } = this.ways;
    const url = addressOf(config, turn.table);
    const sent: Promise<void>[] = [];
    for (const guest of holders)
      for (const { way, data } of settings.wishesOf(guest))
        sent.push(this.attempt(way, () => this.send(guest, JSON.parse(data) as Notify, turn, url)));
    if (webhook) sent.push(this.attempt('webhook', () => webhook(webhookBody(turn, url, config.language))));
    await Promise.all(sent);
  }

  private async send(guest: Guest, wish: Notify, turn: Turn, url: string): Promise<boolean | void> {
    const { game, name } = turn;
    if (wish.way === 'mail') {
      const words = { game, name, url };
      return this.ways.mail?.(
        wish.address,
        say(wish.language, 'turn.subject', words),
        say(wish.language, 'turn.body', words),
      );
    }
    // The page's own worker finds the words: it knows the reader's language.
    const wanted = await this.ways.push(wish.subscription, JSON.stringify({ event: 'your-turn', ...turn }));
    if (!wanted) await this.unwish(guest, 'push');
    return wanted;
  }

  private async attempt(way: string, work: () => Promise<boolean | void>): Promise<void> {
    const { meters, log } = this.parts;
    try {
      meters.noticed(way, (await work()) === false ? 'gone' : 'sent');
    } catch (error) {
      meters.noticed(way, 'failed');
      log.warn({ err: error, way }, 'a notice could not be sent');
    }
  }

  /** Anybody can type anybody's address: nobody is written to twice who has not said yes to the first. */
  private async askMail(guest: Guest, wish: Extract<Notify, { way: 'mail' }>): Promise<void> {
    const { mail } = this.ways;
    if (!mail) throw new Trouble('no-notices');
    const token = newToken();
    const url = `${this.parts.config.publicUrl ?? ''}/#/confirm/${token}`;
    await this.parts.settings.put(`confirm ${hashOf(token)}`, JSON.stringify({ guest, wish }));
    await mail(
      wish.address,
      say(wish.language, 'confirm.subject', { url }),
      say(wish.language, 'confirm.body', { url }),
    );
  }
}

/** Push services have names; a name of this machine's or of its own network is somebody trying to reach it through us. */
function isPublicHost(host: string): boolean {
  const isNumber = /^[\d.]+$/.test(host) || host.includes(':');
  return !isNumber && host.includes('.') && !/\.(local|localhost|internal|lan|home|arpa)$/.test(host);
}
