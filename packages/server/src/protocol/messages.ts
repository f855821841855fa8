import { type Ask, ONLOOKER, type Seat, type Viewer } from '@tavolata/kernel';
import type { ClockRules, Cursor, Picture, Reply, Update } from '@tavolata/table';
import * as v from 'valibot';
import type { Code } from './codes.ts';

export const VERSION = 4;
/** A message may have so many bytes; the socket itself is closed at eight times as many. */
export const MAX_MESSAGE = 8192;
export const MAX_CHAT = 500;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const tableId = v.pipe(v.string(), v.regex(/^[a-z0-9]{8,32}$/));

/** The first message of every connection: it opens one table, and the connection is that table's from then on. */
const hello = v.strictObject({
  t: v.literal('hello'),
  v: v.number(),
  table: tableId,
  /** What was told before, to resume from. */
  since: v.optional(v.strictObject({ epoch: count, events: count, notices: count })),
  /** The number of the last line of chat known already. */
  chat: v.optional(count),
  /** Whether pictures may come as differences to the one before. */
  diff: v.optional(v.boolean()),
});

/** What is in it is the table's to read: `{n, do, …}`. */
export interface CommandMessage {
  readonly t: 'command';
  readonly c: Readonly<Record<string, unknown>>;
}

/** Nearly all messages are commands, and there is so little to check that a schema would take longer than the rest. */
function isCommand(value: object): value is CommandMessage {
  for (const key in value) if (key !== 't' && key !== 'c') return false;
  const { c } = value as { readonly c?: unknown };
  return typeof c === 'object' && c !== null;
}

const chat = v.strictObject({
  t: v.literal('chat'),
  /** The client's own number for it: the reply bears it. */
  id: count,
  text: v.pipe(v.string(), v.maxLength(MAX_CHAT)),
  /** Only for those who play together with this seat; without it, for everybody. */
  to: v.optional(v.literal('team')),
});

const ping = v.strictObject({ t: v.literal('ping') });

const kinds = { hello, chat, ping };
type Kind = keyof typeof kinds;
export type FromClient = CommandMessage | { [K in Kind]: v.InferOutput<(typeof kinds)[K]> }[Kind];
export type Hello = v.InferOutput<typeof hello>;

/** Reads what claims to be a message; or says why it is none. */
export function readMessage(value: unknown): FromClient | 'malformed' | 'unknown-message' {
  if (typeof value !== 'object' || value === null) return 'malformed';
  const { t } = value as { readonly t?: unknown };
  if (t === 'command') return isCommand(value) ? value : 'malformed';
  if (typeof t !== 'string') return 'malformed';
  if (!Object.hasOwn(kinds, t)) return 'unknown-message';
  const read = v.safeParse(kinds[t as Kind], value, { abortEarly: true });
  return read.success ? read.output : 'malformed';
}

/** Something somebody said. Text, never markup. */
export interface ChatLine {
  readonly n: number;
  readonly seat: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  /** The only ones it was said to; without it, everybody. */
  readonly to?: readonly Seat[];
}

export const isFor = ({ to }: ChatLine, viewer: Viewer): boolean =>
  to === undefined || (viewer !== ONLOOKER && to.includes(viewer));

type Lists = 'events' | 'notices';

/** What a client has that is told differences: the last picture, and the last question, open or answered. */
export interface Known {
  readonly picture: Picture;
  readonly ask: Ask | undefined;
}

export type FromServer =
  | {
      readonly t: 'welcome';
      readonly v: typeof VERSION;
      readonly table: string;
      readonly viewer: Viewer;
      readonly watch: boolean;
      readonly clock?: ClockRules;
    }
  /** `s` counts the updates of this connection from 1. */
  | { readonly t: 'update'; readonly s: number; readonly u: Update }
  /** With picture and question as differences to those before: see `diff.ts`. What is as before or none is left out. */
  | {
      readonly t: 'update';
      readonly s: number;
      readonly u: Omit<Update, 'picture' | 'viewer' | 'cursor' | Lists> &
        Partial<Pick<Update, Lists>> & { readonly cursor: Omit<Cursor, 'notices'> & Partial<Cursor> };
      readonly d: unknown;
      readonly ask?: unknown;
    }
  | { readonly t: 'reply'; readonly r: Reply }
  | { readonly t: 'chat'; readonly lines: readonly ChatLine[] }
  | { readonly t: 'said'; readonly id: number; readonly ok: boolean; readonly code?: Code }
  /** How many only watch, and whether they may. */
  | { readonly t: 'watchers'; readonly count: number; readonly watch: boolean }
  /** Where the same people play again, and the seat of whoever called them; with neither, nowhere any more. */
  | ({ readonly t: 'rematch' } & Partial<Rematch>)
  | { readonly t: 'pong'; readonly now: number }
  | { readonly t: 'error'; readonly code: Code; readonly n?: number; readonly id?: number };

export interface Rematch {
  readonly table: string;
  readonly by?: string;
}

export const rematchAt = (table: string, by: string | undefined): Rematch =>
  by === undefined ? { table } : { table, by };

export type { Cursor, Reply, Update };
