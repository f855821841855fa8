import type { Seat } from '@tavolata/kernel';
import { createTransport } from 'nodemailer';
import webPush from 'web-push';
import type { Config } from '../config.ts';
import type { Notify } from '../lobby/requests.ts';
import { pushAgent } from './outward.ts';
import { type Language, say } from './words.ts';

/** It is somebody's turn. */
export interface Turn {
  readonly table: string;
  readonly game: string;
  readonly seat: Seat;
  readonly name: string;
}

export interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** So long one service may take; nobody waits for it. */
const TIMEOUT = 10_000;
/** A push that could not be delivered for a day has lost its sense. */
const DAY = 24 * 3600;

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The address that ends them, for the reader's mail program. */
  readonly stop: string;
}

/** What leaves the house, and how; a test puts its own here. */
export interface Ways {
  /** False if the browser no longer wants any. */
  push(subscription: Extract<Notify, { way: 'push' }>['subscription'], payload: string): Promise<boolean>;
  mail?(letter: Letter): Promise<void>;
  webhook?(body: unknown): Promise<void>;
}

export const newKeys = (): Keys => webPush.generateVAPIDKeys();

export function realWays(config: Config, keys: Keys): Ways {
  const { mail, webhook } = config;
  const subject = config.vapidSubject ?? config.publicUrl ?? 'mailto:tavolata@localhost';
  const transport = mail && createTransport(mail.smtp);
  return {
    push: (subscription, payload) => push(subscription, payload, { subject, ...keys }),
    ...(mail &&
      transport && {
        mail: async ({ stop, ...letter }: Letter) => {
          await transport.sendMail({ from: mail.from, ...letter, headers: listHeaders(stop) });
        },
      }),
    ...(webhook && { webhook: (body: unknown) => post(webhook, body) }),
  };
}

/** RFC 8058: mail programs offer to end them with one click. */
const listHeaders = (stop: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${stop}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

async function push(
  subscription: Parameters<Ways['push']>[0],
  payload: string,
  vapidDetails: webPush.RequestOptions['vapidDetails'],
): Promise<boolean> {
  try {
    await webPush.sendNotification(subscription, payload, {
      ...(vapidDetails && { vapidDetails }),
      TTL: DAY,
      timeout: TIMEOUT,
      agent: pushAgent,
    });
    return true;
  } catch (error) {
    const gone = error instanceof webPush.WebPushError && [404, 410].includes(error.statusCode);
    if (gone) return false;
    throw error;
  }
}

async function post(url: string, body: unknown): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}

export const addressOf = (config: Config, table: string): string =>
  `${config.publicUrl ?? ''}/#/table/${table}`;

/** Where whoever gets mails can end them. */
export const stopOf = (config: Config, token: string): string =>
  `${config.publicUrl ?? ''}/api/notices/stop/${token}`;

/** `content` is what Discord shows, `text` what Slack and Mattermost do; ntfy and others take what they like. */
export function webhookBody(turn: Turn, url: string, language: Language): Readonly<Record<string, string>> {
  const line = say(language, 'turn.line', { game: turn.game, name: turn.name, url });
  return { event: 'your-turn', ...turn, url, text: line, content: line };
}
