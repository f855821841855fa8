import { classes } from './scene.ts';

/** A sign of the game: HP, attack, cents, a kind of thing on the stack. */
export function Glyph({ name, class: more }: { readonly name: string; readonly class?: string }) {
  return (
    <svg class={classes('fs-i', `s-${name}`, more)} aria-hidden="true">
      <use href={`#fs-sign-${name}`} />
    </svg>
  );
}

const FLAME =
  'M10 1c.6 4 6.500 7 6.500 13.500A6.500 6.500 0 0 1 10 21.500 6.500 6.500 0 0 1 3.500 14.500C3.500 8 9.400 5 10 1Z';

/** A soul, won or still to be won. */
export function Flame({ on }: { readonly on: boolean }) {
  return (
    <svg class={classes('fs-flame', on && 'on')} viewBox="0 0 20 23" aria-hidden="true">
      <path d={FLAME} />
    </svg>
  );
}
