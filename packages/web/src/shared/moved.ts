import { forget, keep, kept } from '@tavolata/board-kit';

const stored = (local: string): string => `tavolata.moved.${local}`;
const origin = (online: string): string => `tavolata.moved-from.${online}`;

/** A table of this browser goes on at the server, under another name. */
export function keepMoved(local: string, online: string): void {
  keep(stored(local), online);
  keep(origin(online), local);
}

export const movedTo = (local: string): string | undefined => kept(stored(local));

/** The table of this browser that it was before, as long as that is kept. */
export const movedFrom = (online: string): string | undefined => kept(origin(online));

export function forgetMoved(local: string): void {
  const online = movedTo(local);
  if (online !== undefined) forget(origin(online));
  forget(stored(local));
}
