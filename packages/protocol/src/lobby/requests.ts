import { SEATS } from '@tavolata/kernel';
import * as v from 'valibot';
import { isToken, tableId } from '../ids.ts';
import type { LobbyRoute } from './answers.ts';

const MINUTE = 60_000;
const MONTH = 30 * 24 * 60 * MINUTE;

const name = v.pipe(v.string(), v.maxLength(100));
const milliseconds = (min: number, max: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
const seat = v.picklist(SEATS);
const link = v.custom<string>(isToken);

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

/** The parts of a path that have a name. */
export const params = { id: tableId, seat, link, way: v.picklist(['push', 'mail']) } as const;

/** What each request takes, whole: whatever else is in a body is refused. */
export const bodies = {
  'POST /tables': v.strictObject({
    game: v.string(),
    options: v.optional(v.record(v.string(), v.unknown()), {}),
    seats,
    clock: v.optional(clock),
    watch: v.optional(v.boolean(), false),
  }),
  /** A match that was played on somebody's own device. */
  'POST /tables/move': v.strictObject({
    file: v.unknown(),
    seats,
    /** Whose people go on, beside `me`: what they know is not dealt anew. */
    stay: v.optional(v.array(seat), []),
    clock: v.optional(clock),
    watch: v.optional(v.boolean(), false),
  }),
  'POST /tables/:id/seats/:seat': v.strictObject({ level: v.string() }),
  'PUT /tables/:id/watch': v.strictObject({ on: v.boolean() }),
  'POST /tables/:id/fork': v.strictObject({ level: v.optional(v.string(), 'normal') }),
  'POST /invites/look': v.strictObject({ link }),
  'POST /invites/join': v.strictObject({ link, name }),
  'POST /seat-links/enter': v.strictObject({ link }),
  'PUT /notices': v.variant('way', [
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
  'POST /notices/confirm': v.strictObject({ link }),
} as const satisfies Partial<Record<LobbyRoute, v.GenericSchema>>;
