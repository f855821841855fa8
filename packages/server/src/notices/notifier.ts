import type { AwaitedTurn, NoticeOffer, NoticeWish, PushMessage } from '@tavolata/protocol';
import type { Clock } from '@tavolata/table';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import type { Guest } from '../people/people.ts';
import type { TurnKey } from '../people/sent-notices.ts';
import type { NoticeWay, ServerSettings } from '../people/settings.ts';
import { HttpError } from '../shared/http-error.ts';
import {
  addressOf,
  type NoticeChannels,
  newPushKeys,
  type PushKeys,
  realChannels,
  stopOf,
  webhookBody,
} from './channels.ts';
import { isPublicHost } from './public-hosts.ts';
import { mails } from './texts.ts';

const KEYS = 'vapid';
/** How long `close` waits for notices that are being sent. */
const CLOSE_TIMEOUT_MS = 5000;

type MailWish = Extract<NoticeWish, { way: 'mail' }>;

interface Parts {
  readonly config: Config;
  readonly settings: ServerSettings;
  readonly meters: Metrics;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly ways?: NoticeChannels;
}

/** A seat that everybody at the table waits for. */
export interface TurnHolders {
  readonly since: number;
  /**
   * Its people, unless they have answered already: that is nobody else's business, so the webhook, which others read, is
   * told all the same.
   */
  readonly asked: readonly Guest[];
}

/** Tells people who asked for it that it is their turn: by push, mail, and one webhook for the whole server. */
export class Notifier {
  private readonly parts: Parts;
  private readonly keys: PushKeys;
  private readonly ways: NoticeChannels;
  private readonly underWay = new Set<Promise<void>>();
  /** Notices that count as told and are still being sent. */
  private readonly leaving = new Set<TurnKey>();

  private constructor(parts: Parts, keys: PushKeys) {
    this.parts = parts;
    this.keys = keys;
    this.ways = parts.ways ?? realChannels(parts.config, keys);
  }

  /** The keys by which browsers know us are made once, and kept with everything else. */
  static async open(parts: Parts): Promise<Notifier> {
    const kept = parts.settings.get(KEYS);
    const keys = kept === undefined ? newPushKeys() : (JSON.parse(kept) as PushKeys);
    if (kept === undefined) await parts.settings.put(KEYS, JSON.stringify(keys));
    return new Notifier(parts, keys);
  }

  /** What a page can offer. */
  offer(): NoticeOffer {
    return { push: this.keys.publicKey, mail: this.ways.mail !== undefined };
  }

  async wish(guest: Guest, wish: NoticeWish): Promise<void> {
    const { settings } = this.parts;
    if (wish.way === 'mail') return this.wishMail(guest, wish);
    if (!isPublicHost(new URL(wish.subscription.endpoint).hostname)) throw new HttpError('malformed');
    await settings.wish(guest, { way: wish.way, data: JSON.stringify(wish) });
  }

  async unwish(guest: Guest, way: NoticeWish['way']): Promise<void> {
    const { settings } = this.parts;
    if (way === 'mail') await settings.addresses.giveUp(guest);
    await settings.unwish(guest, way);
  }

  /** The owner of the address has opened the link: from now on it is written to. */
  async confirm(link: string): Promise<void> {
    if (!(await this.parts.settings.addresses.agree(link))) throw new HttpError('unknown-link');
  }

  /** The owner of the address wants no more mail; false if none would have come. */
  stopMail(token: string): Promise<boolean> {
    return this.parts.settings.addresses.stop(token);
  }

  /** Once for each question. Only the end waits for it, and nothing fails with it. */
  yourTurn(turn: AwaitedTurn, look: () => Promise<TurnHolders | undefined>): void {
    const { table, seat } = turn;
    const telling = this.tell(turn, look)
      .catch((error: unknown) => {
        this.parts.log.warn({ err: error, table, seat }, 'a turn could not be told of');
      })
      .finally(() => this.underWay.delete(telling));
    this.underWay.add(telling);
  }

  /**
   * Waits for what is under way, but not for ever. What has not left by then is told after the next start: better twice
   * than never.
   */
  async close(): Promise<void> {
    const { clock, settings } = this.parts;
    await new Promise<void>(resolve => {
      const cancel = clock.after(CLOSE_TIMEOUT_MS, resolve);
      void Promise.all(this.underWay).then(() => resolve(cancel()));
    });
    await Promise.allSettled([...this.leaving].map(question => settings.told.unmark(question)));
  }

  private async tell(turn: AwaitedTurn, look: () => Promise<TurnHolders | undefined>): Promise<void> {
    const { config, settings } = this.parts;
    const { webhook } = this.ways;
    const awaited = await look();
    if (!awaited) return;
    const wishes = awaited.asked.flatMap(guest => settings.wishesOf(guest).map(wish => ({ guest, wish })));
    if (wishes.length === 0 && !webhook) return;
    const question: TurnKey = { table: turn.table, seat: turn.seat, since: awaited.since };
    if (!(await settings.told.markSent(question))) return;
    this.leaving.add(question);
    const url = addressOf(config, turn.table);
    const sent = wishes.map(({ guest, wish }) =>
      this.attempt(wish.way, () => this.send(guest, wish, turn, url)),
    );
    if (webhook) sent.push(this.attempt('webhook', () => webhook(webhookBody(turn, url, config.language))));
    await Promise.all(sent);
    this.leaving.delete(question);
  }

  private async send(
    guest: Guest,
    { data, stop = '' }: NoticeWay,
    turn: AwaitedTurn,
    url: string,
  ): Promise<boolean | void> {
    const wish = JSON.parse(data) as NoticeWish;
    if (wish.way === 'mail') return this.write(wish, 'turn', stop, { game: turn.game, name: turn.name, url });
    // The page's own worker finds the words: it knows the reader's language.
    const message: PushMessage = { event: 'your-turn', ...turn };
    const wanted = await this.ways.push(wish.subscription, JSON.stringify(message));
    if (!wanted) await this.unwish(guest, 'push');
    return wanted;
  }

  private async attempt(way: string, work: () => Promise<boolean | void>): Promise<void> {
    const { meters, log } = this.parts;
    try {
      meters.noticed(way, (await work()) === false ? 'gone' : 'sent');
    } catch (error) {
      meters.noticed(way, 'failed');
      // Not the error itself: it holds the address, by which anybody could write to that browser.
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ way, reason, ...statusOf(error) }, 'a notice could not be sent');
    }
  }

  /** Whoever owns the address has to say yes first, but only once. */
  private async wishMail(guest: Guest, wish: MailWish): Promise<void> {
    if (!this.ways.mail) throw new HttpError('no-notices');
    const { addresses } = this.parts.settings;
    const known = this.mailOf(guest);
    const data = JSON.stringify(wish);
    if (known?.address.toLowerCase() === wish.address.toLowerCase())
      return this.parts.settings.wish(guest, { way: 'mail', data });
    const asked = await addresses.ask({ address: wish.address, holder: guest, data });
    if (!asked) return;
    const url = `${this.parts.config.publicUrl ?? ''}/#/confirm/${asked.link}`;
    try {
      await this.write(wish, 'confirm', asked.stop, { url });
    } catch (error) {
      await addresses.unask(wish.address);
      throw error;
    }
    await addresses.sent(wish.address);
  }

  /** What a guest's address has agreed to. */
  private mailOf(guest: Guest): MailWish | undefined {
    const wish = this.parts.settings.wishesOf(guest).find(({ way }) => way === 'mail');
    return wish && (JSON.parse(wish.data) as MailWish);
  }

  private async write(
    { address, language }: MailWish,
    what: keyof typeof mails,
    token: string,
    words: { readonly game?: string; readonly name?: string; readonly url: string },
  ): Promise<void> {
    const stop = stopOf(this.parts.config, token);
    await this.ways.mail?.({ to: address, ...mails[what](language, { ...words, stop }), stop });
  }
}

/** What the other side answered, if it did. */
const statusOf = (error: unknown): { readonly status?: unknown } =>
  error instanceof Error && 'statusCode' in error ? { status: error.statusCode } : {};
