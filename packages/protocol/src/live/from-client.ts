import * as v from 'valibot';
import { tableId } from '../ids.ts';
import { MAX_CHAT } from '../limits.ts';

/** What is in it is the table's to read: `{n, do, …}`. */
export interface CommandMessage {
  readonly t: 'command';
  readonly c: Readonly<Record<string, unknown>>;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Every message of a client but commands. */
const schemas = {
  hello: v.strictObject({
    t: v.literal('hello'),
    v: v.number(),
    table: tableId,
    /** The cursor told last, to resume from. */
    since: v.optional(v.strictObject({ epoch: count, events: count, notices: count })),
    /** The number of the last line of chat known already. */
    chat: v.optional(count),
    /** Whether snapshots may come as differences to the one before. */
    diff: v.optional(v.boolean()),
  }),
  chat: v.strictObject({
    t: v.literal('chat'),
    /** The client's own number for it: the reply bears it. */
    id: count,
    text: v.pipe(v.string(), v.maxLength(MAX_CHAT)),
    /** Only for those who play together with this seat; without it, for everybody. */
    to: v.optional(v.literal('team')),
  }),
  history: v.strictObject({ t: v.literal('history'), before: count }),
  ping: v.strictObject({ t: v.literal('ping') }),
};

type Schemas = typeof schemas;
type MessageOf<T extends keyof Schemas> = v.InferOutput<Schemas[T]>;

/** The first message of every connection: it opens one table, and the connection is that table's from then on. */
export type Hello = MessageOf<'hello'>;
export type ChatMessage = MessageOf<'chat'>;
/** Asks for the events before this one. */
export type HistoryMessage = MessageOf<'history'>;

export type FromClient = CommandMessage | { [T in keyof Schemas]: MessageOf<T> }[keyof Schemas];

/** Nearly all messages are commands, and the table reads what is in them: a schema would take longer than the rest. */
function isCommand(value: object): value is CommandMessage {
  for (const key in value) if (key !== 't' && key !== 'c') return false;
  const { c } = value as { readonly c?: unknown };
  return typeof c === 'object' && c !== null;
}

/** Reads what claims to be a message; or says why it is none. */
export function readMessage(value: unknown): FromClient | 'malformed' | 'unknown-message' {
  if (typeof value !== 'object' || value === null) return 'malformed';
  const { t } = value as { readonly t?: unknown };
  if (t === 'command') return isCommand(value) ? value : 'malformed';
  if (typeof t !== 'string') return 'malformed';
  if (!Object.hasOwn(schemas, t)) return 'unknown-message';
  const read = v.safeParse(schemas[t as keyof typeof schemas], value, { abortEarly: true });
  return read.success ? read.output : 'malformed';
}
