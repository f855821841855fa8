import { classes, glyphsFrom } from '@tavolata/board-kit';
import css from './Glyph.module.css';

const COIN =
  'M10 1.500C15.500 1.200 18.700 5 18.500 10.200 18.300 15.500 14.600 18.800 9.600 18.500 4.600 18.200 1.300 14.600 1.500 9.600 1.700 4.900 5.300 1.700 10 1.500Z';
const CENT =
  'M13 7.300C11.600 5.600 7.200 5.900 7 10 6.900 14.200 11.400 14.500 13.100 12.700M10 4.300V15.700';

const Sign = glyphsFrom('fs-sign-');

/** A sign of the game: HP, attack, cents, a kind of thing on the stack. */
export function Glyph({ name }: { readonly name: string }) {
  if (name === 'cents')
    return (
      <svg class={classes('i', css.coin)} viewBox="0 0 20 20" aria-hidden="true">
        <path d={COIN} />
        <path d={CENT} />
      </svg>
    );
  return <Sign name={name} class={css[name]} />;
}

const FLAME =
  'M10 1c.6 4 6.500 7 6.500 13.500A6.500 6.500 0 0 1 10 21.500 6.500 6.500 0 0 1 3.500 14.500C3.500 8 9.400 5 10 1Z';

/** A soul, won or still to be won. */
export function Flame({ on }: { readonly on: boolean }) {
  return (
    <svg class={classes(css.flame, on && css.on)} viewBox="0 0 20 23" aria-hidden="true">
      <path d={FLAME} />
    </svg>
  );
}
