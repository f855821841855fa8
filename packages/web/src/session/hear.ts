import type { Update } from '@tavolata/table';
import type { Told } from './session.ts';

/** Adds a message to what was told: events from `from` on are forgotten first, since an undo may have changed them. */
export function hear(told: Told | undefined, update: Update): Told | undefined {
  const about = update.about ?? told?.about;
  if (!about) return undefined;
  const kept = (told?.events ?? []).filter(event => event.n < update.from);
  return {
    viewer: update.viewer,
    about,
    picture: update.picture,
    events: [...kept, ...update.events],
    notices: [...(told?.notices ?? []), ...update.notices],
    ahead: update.now - Date.now(),
    ...(update.pointed && { pointed: update.pointed }),
  };
}
