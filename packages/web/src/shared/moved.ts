import { forget, keep, kept } from './kept.ts';

const stored = (local: string): string => `tavolata.moved.${local}`;

/** A table of this browser goes on at the server, under another name. */
export const keepMoved = (local: string, online: string): void => keep(stored(local), online);

export const movedTo = (local: string): string | undefined => kept(stored(local));

export const forgetMoved = (local: string): void => forget(stored(local));
