const stored = (local: string): string => `tavolata.moved.${local}`;

/** A table of this browser goes on at the server, under another name. */
export const keepMoved = (local: string, online: string): void => localStorage.setItem(stored(local), online);

export const movedTo = (local: string): string | undefined =>
  localStorage.getItem(stored(local)) ?? undefined;

export const forgetMoved = (local: string): void => localStorage.removeItem(stored(local));
