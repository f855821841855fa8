import { announced, shownLarge } from '@tavolata/board-kit';
import type { CardId } from '@tavolata/kernel';
import { h } from 'preact';
import { Card } from '../Card.tsx';
import type { ArenaPlay } from './happening.ts';

/** A card somebody else plays. */
export const shown: ArenaPlay = what => {
  const { scene, params } = what;
  const { card } = (params.card ?? {}) as { card?: CardId };
  if (card === undefined || params.seat === scene.me) return undefined;
  return shownLarge(what, card, h(Card, { scene, card }));
};

export const toldOfOthers: ArenaPlay = what =>
  what.params.seat === what.scene.me ? undefined : announced(what);
