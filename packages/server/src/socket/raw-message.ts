import type { CommandMessage, RefusedMessage } from '@tavolata/protocol';

/** A message as it came. */
export interface RawMessage {
  readonly data: Buffer;
  readonly isBinary: boolean;
  readonly at: number;
}

/** What it says, if it is JSON. */
export function parseMessage({ data, isBinary }: RawMessage): unknown {
  try {
    return isBinary ? undefined : (JSON.parse(data.toString('utf8')) ?? undefined);
  } catch {
    return undefined;
  }
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** Which command, line of chat or page of history a message was, as far as it can be read. */
export function namedIn(message: unknown): Partial<RefusedMessage> {
  const { t, c, id, before } = fieldsOf(message);
  const { n } = fieldsOf(c);
  if (t === 'chat') return isWhole(id) ? { id } : {};
  if (t === 'history') return isWhole(before) ? { before } : {};
  return isWhole(n) ? { n } : {};
}

/** Answers are what a match is made of, and pointing leaves nothing behind. */
export const isSideCommand = ({ c }: CommandMessage): boolean => c.do !== 'answer' && c.do !== 'point';

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
