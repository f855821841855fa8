import type { CardId } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { player } from './dungeon.ts';
import { waiting } from './waiting.ts';

/**
 * A card that leaves play or the discard pile comes back as a new one: bonuses, uses and waiting abilities are gone,
 * and what was aimed at it has lost its target (BM-SPELL-09).
 */
export function forget(g: G, card: CardId): void {
  const { state } = g;
  state.boosts = state.boosts.filter(boost => boost.room !== card);
  state.used = state.used.filter(used => used !== card);
  state.triggers = state.triggers.filter(trigger => trigger.room !== card);
  for (const mark of state.marks) mark.mazes = mark.mazes.filter(maze => maze !== card);
  for (const seat of g.seats) {
    const owner = player(g, seat);
    owner.built = owner.built.filter(built => built.room !== card);
  }
  for (const { aim } of waiting(g)) {
    if (aim.room === card) delete aim.room;
    if (aim.card === card) delete aim.card;
  }
}
