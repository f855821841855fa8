import { Portrait } from './Portrait.tsx';
import type { CardProps } from './scene.ts';
import css from './Thumb.module.css';

/** A card at the size of a thumb. */
export const Thumb = ({ scene, card }: CardProps) => <Portrait def={scene.g.def(card)} class={css.thumb} />;
