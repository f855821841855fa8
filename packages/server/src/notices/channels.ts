import { type RequestOptions, request } from 'node:https';
import type { AwaitedTurn, NoticeWish } from '@tavolata/protocol';
import type { Language } from '@tavolata/table';
import { createTransport } from 'nodemailer';
import webPush from 'web-push';
import type { Config } from '../config.ts';
import { pushAgent } from './public-hosts.ts';
import { textOf } from './texts.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Milliseconds a service may be silent: whoever wants mail waits for the question to leave. */
const TIMEOUT = 20_000;
/** A push that could not be delivered for a day has lost its sense. */
const DAY = 24 * 3600;

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The address that ends them, for the reader's mail program. */
  readonly stop: string;
}

/** How notices are sent; tests replace it. */
export interface NoticeChannels {
  /** False if the browser no longer wants any. */
  push(subscription: Extract<NoticeWish, { way: 'push' }>['subscription'], payload: string): Promise<boolean>;
  mail?(letter: Mail): Promise<void>;
  webhook?(body: unknown): Promise<void>;
}

export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys();

/** Whom push services can turn to. They take nothing else: a house that is called by `http:` needs another name. */
const subjectOf = ({ vapidSubject, publicUrl }: Config): string =>
  vapidSubject ?? (publicUrl?.startsWith('https:') ? publicUrl : 'mailto:tavolata@localhost');

export function realChannels(config: Config, keys: PushKeys, timeout = TIMEOUT): NoticeChannels {
  const { mail, webhook } = config;
  const limits = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout };
  const transport = mail && createTransport({ url: mail.smtp, ...limits });
  return {
    push: (subscription, payload) =>
      push(subscription, payload, { vapidDetails: { subject: subjectOf(config), ...keys }, timeout }),
    ...(mail &&
      transport && {
        mail: async ({ stop, ...letter }: Mail) => {
          await transport.sendMail({ from: mail.from, ...letter, headers: listHeaders(stop) });
        },
      }),
    ...(webhook && { webhook: (body: unknown) => post(webhook, body, timeout) }),
  };
}

/** RFC 8058: mail programs offer to end them with one click. */
const listHeaders = (stop: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${stop}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const GONE = [404, 410];
type Vapid = NonNullable<webPush.RequestOptions['vapidDetails']>;

async function push(
  subscription: Parameters<NoticeChannels['push']>[0],
  payload: string,
  { vapidDetails, timeout }: { readonly vapidDetails: Vapid; readonly timeout: number },
): Promise<boolean> {
  const options = { vapidDetails, TTL: DAY };
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(subscription, payload, options);
  const status = await statusOf(endpoint, { method, headers, agent: pushAgent, timeout }, body, timeout);
  if (status >= 200 && status < 300) return true;
  if (GONE.includes(status)) return false;
  throw Object.assign(new Error(`the push service answered ${status}`), { statusCode: status });
}

/** Anybody may name an address for pushes: of what it answers nothing is read but whether it was taken, and in time. */
function statusOf(
  url: string,
  options: RequestOptions,
  body: Buffer | null,
  timeout: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, options, response => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    const late = setTimeout(() => asked.destroy(new Error('the push service did not answer')), timeout);
    asked.on('timeout', () => asked.destroy(new Error('the push service is silent')));
    asked.on('error', reject);
    asked.on('close', () => clearTimeout(late));
    asked.end(body);
  });
}

async function post(url: string, body: unknown, timeout: number): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}

export const addressOf = (config: Config, table: string): string =>
  `${config.publicUrl ?? ''}/#/table/${table}`;

/** Where whoever gets mails can end them. */
export const stopOf = (config: Config, token: string): string =>
  `${config.publicUrl ?? ''}/api/notices/stop/${token}`;

/** Chat services take these signs of a name for a call to everybody, or for a link; their wide twins they only show. */
const harmless = (name: string): string =>
  name.replace(/[@<>[\]]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** `content` is what Discord shows, `text` what Slack and Mattermost do; ntfy and others take what they like. */
export function webhookBody(
  turn: AwaitedTurn,
  url: string,
  language: Language,
): Readonly<Record<string, string>> {
  const line = textOf(language, 'turn.line', { game: turn.game, name: harmless(turn.name), url });
  return { event: 'your-turn', ...turn, url, text: line, content: line };
}
