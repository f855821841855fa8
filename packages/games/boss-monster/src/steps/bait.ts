import type { CardId, Seat } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { treasureOf } from '../verbs/dungeon.ts';
import { heroDef, sendToEntrance } from '../verbs/heroes.ts';
import { TOWN } from '../zones.ts';

/** BM-BAIT-12: from the Hero longest in town to the newest. */
export function bait(g: G): void {
  const { state } = g;
  state.phase = 'bait';
  g.emit('bait-began');
  for (const hero of [...g.cards(TOWN)]) {
    const seat = dungeonFor(g, hero);
    if (seat) sendToEntrance(g, hero, seat);
    else g.emit('hero-stayed', { hero });
  }
  state.phase = 'adventure';
  g.emit('adventure-began');
  state.queue = [...state.order];
  state.next = 'adventure-turn';
}

/** The one dungeon with most of its treasure; nobody's if there is none or a tie (BM-BAIT-01, -04, -05, -06). */
export function dungeonFor(g: G, hero: CardId): Seat | undefined {
  const { treasure, does } = heroDef(g, hero);
  if (does.isLuredBy) return does.isLuredBy(g);
  const [wanted] = treasure;
  if (!wanted) return undefined;
  const counts = g.state.order.map(seat => treasureOf(g, seat, wanted));
  const most = Math.max(...counts);
  const leaders = g.state.order.filter((_, i) => counts[i] === most);
  return most > 0 && leaders.length === 1 ? leaders[0] : undefined;
}
