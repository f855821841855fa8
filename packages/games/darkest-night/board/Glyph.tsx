import { classes } from '@tavolata/board-kit';

/** A sign: Grace, Secrecy, a kind of power; or the emblem of a hero, a blight, an item. */
export function Glyph({ name, class: more }: { readonly name: string; readonly class?: string }) {
  return (
    <svg class={classes('dn-i', more)} aria-hidden="true">
      <use href={`#dn-${name}`} />
    </svg>
  );
}
