import type { CardId } from '@tavolata/kernel';
import { h } from 'preact';
import { announced, shownLarge } from '../../../table/telling.ts';
import { Card } from '../Card.tsx';
import type { Play } from './happening.ts';

/** A card somebody else plays. */
export const shown: Play = what => {
  const { scene, params } = what;
  const { card } = (params.card ?? {}) as { card?: CardId };
  if (card === undefined || params.seat === scene.me) return undefined;
  return shownLarge(what, card, h(Card, { scene, card }));
};

export const toldOfOthers: Play = what => (what.params.seat === what.scene.me ? undefined : announced(what));
