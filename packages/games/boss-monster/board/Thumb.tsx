import { classes, isHidden } from '@tavolata/board-kit';
import { Figure } from './Face.tsx';
import { Px } from './Px.tsx';
import type { CardProps } from './scene.ts';
import css from './Thumb.module.css';

const PICTURES = { room: 'm', spell: 's', boss: 'b' } as const;

/** A card at the size of a thumb. */
export function Thumb({ scene, card }: CardProps) {
  const def = scene.g.def(card);
  return (
    <span class={classes(css.thumb, def.type !== 'spell' && css.room)}>
      {isHidden(def) ? (
        <b class={css.unknown}>?</b>
      ) : def.type === 'hero' ? (
        <Figure scene={scene} card={card} as="fit" />
      ) : (
        <Px id={`${PICTURES[def.type]}-${def.id}`} as="fit" />
      )}
    </span>
  );
}
