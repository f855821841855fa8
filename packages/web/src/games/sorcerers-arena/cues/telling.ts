import type { CardId } from '@tavolata/kernel';
import { h } from 'preact';
import { fly } from '../../../table/motion.ts';
import { Card } from '../Card.tsx';
import type { Play } from './happening.ts';

/** What somebody else plays is shown large for as long as it takes to read its name. */
export const shown: Play = ({ scene, stage, moves, params }) => {
  const { card } = (params.card ?? {}) as { card?: CardId };
  if (card === undefined || params.seat === scene.me) return undefined;
  const move = moves.find(each => each.card === card);
  return {
    takes: [card],
    async play() {
      await stage.large(h(Card, { scene, card }));
      if (move) await fly(stage, move);
    },
  };
};

export const announced: Play = ({ stage, text }) =>
  text === undefined
    ? undefined
    : {
        async play() {
          void stage.banner(text);
        },
      };

export const toldOfOthers: Play = what => (what.params.seat === what.scene.me ? undefined : announced(what));
