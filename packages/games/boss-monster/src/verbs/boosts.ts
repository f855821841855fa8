import type { Effect, G } from '../state.ts';
import { aimedSpot } from './targets.ts';

/** The targeted Room deals more until end of turn; Heroes already hit are not hit again (BM-ADV-18). */
export function boost(g: G, effect: Effect, amount: number): void {
  const { room } = aimedSpot(g, effect);
  g.state.boosts.push({ room, by: g.def(effect.card).id, amount });
  g.emit('room-boosted', { room, amount });
}
