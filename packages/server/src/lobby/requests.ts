import { SEATS } from '@tavolata/kernel';
import * as v from 'valibot';
import { isToken } from '../people/tokens.ts';
import { tableId } from '../protocol/messages.ts';

const MINUTE = 60_000;
const MONTH = 30 * 24 * 60 * MINUTE;

const name = v.pipe(v.string(), v.maxLength(100));
const milliseconds = (min: number, max: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
export const seat = v.picklist(SEATS);
const token = v.custom<string>(isToken);

/** A gentle clock, as the table has it, within what makes sense over a network. */
const clock = v.strictObject({
  budget: milliseconds(MINUTE / 2, MONTH),
  bonus: milliseconds(0, MONTH),
  warning: milliseconds(0, MONTH),
  patience: milliseconds(0, MONTH),
});

const sitter = v.variant('who', [
  v.strictObject({ who: v.literal('me'), name }),
  v.strictObject({ who: v.literal('bot'), level: v.string(), name: v.optional(name) }),
  v.strictObject({ who: v.literal('open') }),
]);

/** In the order of the seats; exactly one is `me`. */
const seats = v.pipe(v.array(sitter), v.minLength(1), v.maxLength(SEATS.length));

/** What the API takes, whole: whatever else is in a body is refused. */
export const requests = {
  create: v.strictObject({
    game: v.string(),
    options: v.optional(v.record(v.string(), v.unknown()), {}),
    seats,
    clock: v.optional(clock),
    watch: v.optional(v.boolean(), false),
  }),
  /** A match that was played on somebody's own device. */
  move: v.strictObject({
    file: v.unknown(),
    seats,
    /** Whose people go on, beside `me`: what they know is not dealt anew. */
    stay: v.optional(v.array(seat), []),
    clock: v.optional(clock),
    watch: v.optional(v.boolean(), false),
  }),
  fork: v.strictObject({ level: v.optional(v.string(), 'normal') }),
  table: v.strictObject({ id: tableId }),
  tableSeat: v.strictObject({ id: tableId, seat }),
  bot: v.strictObject({ level: v.string() }),
  watch: v.strictObject({ on: v.boolean() }),
  link: v.strictObject({ link: token }),
  join: v.strictObject({ link: token, name }),
  notify: v.variant('way', [
    v.strictObject({
      way: v.literal('push'),
      language: v.picklist(['it', 'en']),
      subscription: v.object({
        endpoint: v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(2000)),
        keys: v.strictObject({
          p256dh: v.pipe(v.string(), v.maxLength(200)),
          auth: v.pipe(v.string(), v.maxLength(100)),
        }),
      }),
    }),
    v.strictObject({
      way: v.literal('mail'),
      language: v.picklist(['it', 'en']),
      address: v.pipe(v.string(), v.email(), v.maxLength(200)),
    }),
  ]),
  noNotify: v.strictObject({ way: v.picklist(['push', 'mail']) }),
} as const;

export type Create = v.InferOutput<typeof requests.create>;
export type Move = v.InferOutput<typeof requests.move>;
export type Notify = v.InferOutput<typeof requests.notify>;
