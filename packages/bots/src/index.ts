export type * from './bot.ts';
export * from './play-out.ts';
export * from './registry.ts';
export * from './think.ts';
