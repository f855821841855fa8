import type { Update } from '@tavolata/table';
import type { TableSnapshot } from './session.ts';

/** Adds a message to what was told: events from `from` on are forgotten first, since an undo may have changed them. */
export function applyUpdate(table: TableSnapshot | undefined, update: Update): TableSnapshot | undefined {
  const about = update.about ?? table?.about;
  if (!about) return undefined;
  const kept = (table?.events ?? []).filter(event => event.n < update.from);
  return {
    viewer: update.viewer,
    about,
    snapshot: update.snapshot,
    events: [...kept, ...update.events],
    begin: update.begin ?? Math.min(table?.begin ?? 0, update.from),
    notices: [...(table?.notices ?? []), ...update.notices],
    ahead: update.now - Date.now(),
    ...(update.pointed && { pointed: update.pointed }),
  };
}
