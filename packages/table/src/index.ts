export { type Happened, type Notice, noticeTypes } from './affairs.ts';
export type { Command } from './commands.ts';
export * from './errors.ts';
export type { Send } from './feed.ts';
export * from './header.ts';
export type * from './lines.ts';
export * from './memory/others.ts';
export * from './memory/storage.ts';
export {
  type About,
  type Cursor,
  NOTHING_YET,
  type Picture,
  type Place,
  type Question,
  readCursor,
  type TableEvent,
  type Update,
} from './messages.ts';
export { botName, freeBotName, initialOf } from './names.ts';
export { type Beginning, type Origin, positionOf } from './origin.ts';
export type { Pointed, Thing } from './pointing.ts';
export * from './ports.ts';
export { after, type Soon } from './soon.ts';
export * from './speech.ts';
export { steadily } from './steady.ts';
export { declineOf, isMode, type Mode, modes, type Settings, type Yield } from './stops.ts';
export { Table } from './table.ts';
export { LocalThinker } from './thinking.ts';
export type { SeatClock } from './timekeeper.ts';
