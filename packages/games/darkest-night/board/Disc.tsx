import { Sign } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import css from './Disc.module.css';
import { Glyph } from './Glyph.tsx';
import type { Props } from './scene.ts';
import { seatName } from './words.ts';

/** A hero's amber disc; with a seat, whose hero it is at its foot. */
export const Disc = ({ scene, name, seat }: Props & { readonly name: string; readonly seat?: Seat }) => (
  <span class={css.disc}>
    <Glyph name={name} />
    {seat !== undefined && <Sign seat={seat} name={seatName(scene, seat)} small />}
  </span>
);
