import { say } from '@tavolata/board-kit';
import { DOORS } from '../games/doors.ts';

const WORDS = 'tavolata words';

/** Leaves the words of a notice where the service worker finds them, in the reader's language. */
export async function leaveWords(): Promise<void> {
  // Only pages that came over a safe line have a cache.
  if (!('caches' in window)) return;
  const games = Object.fromEntries(DOORS.map(({ slug }) => [slug, say(`door.${slug}.name`)]));
  const cache = await caches.open(WORDS);
  await cache.put('words', new Response(JSON.stringify({ title: say('title.your-turn'), games })));
}
