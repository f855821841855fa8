import { classes } from '@tavolata/board-kit';
import type { Side } from '@tavolata/sorcerers-arena';
import css from './Bits.module.css';

/** The back of a card: the team's ground, a star in a circle or a rhombus. */
export const Back = ({ side, turn = 0 }: { readonly side: Side; readonly turn?: number }) => (
  <svg
    class={classes(css.back, side)}
    viewBox="0 0 34 48"
    style={{ rotate: `${turn}deg` }}
    aria-hidden="true"
  >
    <rect x="1" y="1" width="32" height="46" rx="6" />
    {side === 'blue' ? (
      <circle class={css.ring} cx="17" cy="24" r="10" />
    ) : (
      <path class={css.ring} d="M17 10 26 24 17 38 8 24Z" />
    )}
    <path class={css.spark} d="M17 17l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z" />
  </svg>
);
