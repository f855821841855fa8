import { classes } from '@tavolata/board-kit';
import css from './Glyph.module.css';

/** A sign: Grace, Secrecy, a kind of power; or the emblem of a hero, a blight, an item. */
export function Glyph({ name, class: more }: { readonly name: string; readonly class?: string | undefined }) {
  return (
    <svg class={classes(css.glyph, more)} aria-hidden="true">
      <use href={`#dn-${name}`} />
    </svg>
  );
}
