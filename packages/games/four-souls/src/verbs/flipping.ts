import type { CardId } from '@tavolata/kernel';
import type { G } from '../state.ts';

/**
 * Turned to its other face, if it has one (FS-MECH-24): the same object, with all that is on it (FS-MECH-25,
 * FS-CTR-08). The face of a card it is a copy of has no other side (FS-COPY-04).
 */
export function flip(g: G, card: CardId): void {
  const { state } = g;
  if (!state.things[card] || g.def(card).otherFace === undefined) return;
  const isOver = state.flipped.includes(card);
  state.flipped = isOver ? state.flipped.filter(other => other !== card) : [...state.flipped, card];
  g.emit('flipped', { card });
}
