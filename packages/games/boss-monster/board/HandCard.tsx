import { Thing } from '@tavolata/board-kit';
import { doesOf } from './does.ts';
import { Face, faceOf } from './Face.tsx';
import type { CardProps } from './scene.ts';
import { labelOf } from './words.ts';

/** A card of the hand, or of any cards laid out to choose from. */
export function HandCard({ scene, card }: CardProps) {
  const { draft } = scene;
  const does = doesOf(scene, { card });
  const marks = draft?.standing({ card }) === 'lit' ? { does } : {};
  // A Room on its way from my hand into the dungeon is chosen, not acting.
  const placing = draft?.question.prompt === 'place-where' && draft.question.source === card;
  const face = faceOf(scene, card, marks);
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={labelOf(scene, card)}
      does={does}
      silent
      class={placing ? `is-selected ${face.replace('is-resolving', '')}` : face}
    >
      <Face scene={scene} card={card} marks={marks} />
    </Thing>
  );
}
