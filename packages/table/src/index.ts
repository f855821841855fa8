export type { Command, CommandDraft } from './decide/commands.ts';
export type { Pointed, ThingRef } from './decide/point.ts';
export * from './errors.ts';
export * from './memory/ports.ts';
export * from './memory/storage.ts';
export * from './ports.ts';
export { LocalThinker } from './run/local-thinker.ts';
export type { RestingClocks } from './run/seat-clocks.ts';
export { botName, freeBotName, initialOf } from './setup/bot-names.ts';
export * from './setup/header.ts';
export { type Origin, positionOf, type StartPosition } from './setup/origin.ts';
export type { SeatClock } from './state/clock-balances.ts';
export type * from './state/log-line.ts';
export { type Notice, noticeTypes, type TakenEvent } from './state/notices.ts';
export type { PastPart, StoredPart } from './state/past.ts';
export {
  declineOf,
  isStopMode,
  type StopMode,
  type StopSettings,
  stopModes,
  type YieldRule,
} from './state/stops.ts';
export type * from './state/stored.ts';
export { Table } from './table.ts';
export type { Send } from './tell/feed.ts';
export { LANGUAGES, type Language } from './tell/language.ts';
export {
  type Cursor,
  PAGE,
  readCursor,
  type SeatInfo,
  type SeatSnapshot,
  type SentQuestion,
  START_CURSOR,
  type TableEvent,
  type TableInfo,
  type Update,
} from './tell/messages.ts';
export * from './tell/speaker.ts';
export { Cancellation, Cancelled } from './util/cancellation.ts';
export type * from './util/host.ts';
export { type MaybePromise, whenDone } from './util/maybe-promise.ts';
export { monotonic } from './util/monotonic.ts';
export type { TimeSlices } from './util/time-slices.ts';
