import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';

/** As `DATA_DIR`: everything is gone when the process ends. For demonstrations and measurements. */
export const MEMORY = ':memory:';

/** Something in the environment makes no sense: told with the variable's name, all of them at once. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const number = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `must be a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );
const whole = (min: number, max: number, otherwise: number) => v.optional(number(min, max), `${otherwise}`);

const url = (what: string, ...protocols: string[]) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(text => URL.canParse(text) && protocols.includes(new URL(text).protocol), `must be ${what}`),
    ),
  );

/** A public address leads to itself as it is written: nothing in its path is taken for anything but letters. */
const PLAIN_URL = /^https?:\/\/[^\s/?#@\\]+(?:\/[\w.~-]+)*\/?$/;

/** Every variable, with what it must look like and what it is if nobody says. */
const environment = v.object({
  PORT: whole(0, 65535, 8080),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^\S+$/, 'must be a name or an address')), '0.0.0.0'),
  DATA_DIR: v.optional(v.string(), 'data'),
  WEB_DIR: v.optional(v.string()),
  PUBLIC_URL: url('a full address like https://games.example.org/tavolata', 'http:', 'https:'),
  TRUST_PROXY: whole(0, 10, 0),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  METRICS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  METRICS_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.minLength(16, 'must have at least 16 letters'),
      // Nothing else arrives in a header as it was sent.
      v.regex(/^[!-~]+$/, 'must have neither spaces nor letters outside of ASCII'),
    ),
  ),
  RETENTION_DAYS: v.optional(number(1, 36500)),
  BOT_THREADS: whole(1, 64, 1),
  PACE_MIN: whole(0, 60_000, 300),
  PACE_MAX: whole(0, 60_000, 900),
  NOTICE_LANGUAGE: v.optional(v.picklist(['it', 'en'], 'must be it or en'), 'it'),
  NOTICE_SECONDS: whole(1, 86_400, 30),
  SMTP_URL: url('an address like smtp://user:password@mail.example.org:587', 'smtp:', 'smtps:'),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email('must be a mail address'))),
  WEBHOOK_URL: url('an http or https address', 'http:', 'https:'),
  VAPID_SUBJECT: v.optional(
    v.pipe(v.string(), v.regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/, 'must be a mailto: or https: address')),
  ),
  MESSAGES_PER_SECOND: whole(1, 1_000_000, 30),
  ADDRESS_MESSAGES_PER_SECOND: whole(1, 1_000_000, 300),
  ADDRESS_CONNECTIONS: whole(1, 1_000_000, 100),
  ADDRESS_CONNECTIONS_PER_SECOND: whole(1, 1_000_000, 5),
  UNREAD_MEGABYTES: whole(1, 65_536, 64),
  REQUESTS_PER_MINUTE: whole(1, 1_000_000, 300),
  TABLES_PER_DAY: whole(1, 1_000_000, 300),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The built page; without it only the API is served. */
  readonly webDir?: string;
  /** Without a slash at the end; absent when nobody has said: then no mail and no webhook leads back here. */
  readonly publicUrl?: string;
  /** The path of `publicUrl`: empty, or `/like/this`. */
  readonly basePath: string;
  /** Number of proxies before us, and of addresses in X-Forwarded-For that are believed. */
  readonly trustProxy: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly metrics: boolean;
  /** Whoever has it may read the figures from anywhere; without it, only this machine may. */
  readonly metricsToken?: string;
  readonly retentionDays?: number;
  readonly botThreads: number;
  readonly pace: { readonly min: number; readonly max: number };
  /** How long it must have been somebody's turn before they are sent a notice, in milliseconds. */
  readonly noticeAfter: number;
  /** The language of webhooks. */
  readonly language: 'it' | 'en';
  readonly mail?: { readonly smtp: string; readonly from: string };
  readonly webhook?: string;
  readonly vapidSubject?: string;
  readonly limits: Limits;
}

export interface Limits {
  /** Messages of one connection, per second; bursts of twice as many pass. */
  readonly messages: number;
  /** Messages of all connections of one address, per second. */
  readonly addressMessages: number;
  readonly addressConnections: number;
  /** New connections of one address, per second. */
  readonly newConnections: number;
  /** Bytes that were sent to all connections and not read. */
  readonly unread: number;
  /** HTTP requests of one address, per minute. */
  readonly requests: number;
  /** New tables of one address, per day. */
  readonly tables: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment; throws a `ConfigError` with everything that is wrong. Empty means not set. */
export function readConfig(env: Environment, defaultWebDir?: string): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = v.safeParse(environment, given);
  if (!read.success)
    throw new ConfigError(
      read.issues.map(({ path, message }) => {
        const name = String(path?.[0]?.key);
        return `${name} ${message}, not ${JSON.stringify(shown(name, env[name]))}`;
      }),
    );
  const set = read.output;
  const problems = contradictions(set);
  if (problems.length > 0) throw new ConfigError(problems);
  return configOf(set, defaultWebDir);
}

type Read = v.InferOutput<typeof environment>;

function contradictions(set: Read): string[] {
  const problems: string[] = [];
  if (set.PACE_MIN > set.PACE_MAX) problems.push('PACE_MIN must not be more than PACE_MAX');
  if (!set.SMTP_URL !== !set.MAIL_FROM) problems.push('MAIL_FROM must be set together with SMTP_URL');
  if ((set.SMTP_URL || set.WEBHOOK_URL) && !set.PUBLIC_URL)
    problems.push('PUBLIC_URL must be set together with SMTP_URL or WEBHOOK_URL: their links lead there');
  if (set.WEB_DIR && !existsSync(join(set.WEB_DIR, 'index.html')))
    problems.push(`WEB_DIR: there is no folder ${set.WEB_DIR} with an index.html`);
  if (set.PUBLIC_URL && !PLAIN_URL.test(set.PUBLIC_URL))
    problems.push('PUBLIC_URL must have neither ? nor #, no user, and a path of plain letters');
  return problems;
}

function configOf(set: Read, defaultWebDir: string | undefined): Config {
  const publicUrl = set.PUBLIC_URL?.replace(/\/+$/, '');
  const webDir = set.WEB_DIR ?? (defaultWebDir && existsSync(defaultWebDir) ? defaultWebDir : undefined);
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: set.DATA_DIR === MEMORY ? MEMORY : resolve(set.DATA_DIR),
    ...(webDir && { webDir: resolve(webDir) }),
    ...(publicUrl && { publicUrl }),
    basePath: publicUrl ? new URL(publicUrl).pathname.replace(/\/+$/, '') : '',
    trustProxy: set.TRUST_PROXY,
    logLevel: set.LOG_LEVEL,
    metrics: set.METRICS === 'on',
    ...(set.METRICS_TOKEN && { metricsToken: set.METRICS_TOKEN }),
    ...(set.RETENTION_DAYS !== undefined && { retentionDays: set.RETENTION_DAYS }),
    botThreads: set.BOT_THREADS,
    pace: { min: set.PACE_MIN, max: set.PACE_MAX },
    language: set.NOTICE_LANGUAGE,
    noticeAfter: set.NOTICE_SECONDS * 1000,
    ...(set.SMTP_URL && set.MAIL_FROM && { mail: { smtp: set.SMTP_URL, from: set.MAIL_FROM } }),
    ...(set.WEBHOOK_URL && { webhook: set.WEBHOOK_URL }),
    ...(set.VAPID_SUBJECT && { vapidSubject: set.VAPID_SUBJECT }),
    limits: {
      messages: set.MESSAGES_PER_SECOND,
      addressMessages: set.ADDRESS_MESSAGES_PER_SECOND,
      addressConnections: set.ADDRESS_CONNECTIONS,
      newConnections: set.ADDRESS_CONNECTIONS_PER_SECOND,
      unread: set.UNREAD_MEGABYTES * 2 ** 20,
      requests: set.REQUESTS_PER_MINUTE,
      tables: set.TABLES_PER_DAY,
    },
  };
}

const SECRET = ['SMTP_URL', 'WEBHOOK_URL', 'METRICS_TOKEN'];

/** A value as it may be printed: addresses with passwords, or that are passwords themselves, keep only their host. */
function shown(name: string, value: string | undefined): string | undefined {
  if (value === undefined || !SECRET.includes(name)) return value;
  return name.endsWith('_URL') && URL.canParse(value)
    ? `${new URL(value).protocol}//…@${new URL(value).host}`
    : '…';
}

/** For the first line of the log. */
export function describeConfig(config: Config): Readonly<Record<string, unknown>> {
  const { mail, webhook, metricsToken, ...rest } = config;
  return {
    ...rest,
    ...(metricsToken && { metricsToken: shown('METRICS_TOKEN', metricsToken) }),
    ...(mail && { mail: { smtp: shown('SMTP_URL', mail.smtp), from: mail.from } }),
    ...(webhook && { webhook: shown('WEBHOOK_URL', webhook) }),
  };
}
