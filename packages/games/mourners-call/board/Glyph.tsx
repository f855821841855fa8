import { classes } from '@tavolata/board-kit';
import css from './Glyph.module.css';

interface Props {
  readonly name: string;
  readonly class?: string | undefined;
}

/** A sign of the game: a faction, a good, a guild, a track. Its colour is that of what it names. */
export function Glyph({ name, class: more }: Props) {
  return (
    <svg class={classes('mc-i', css.glyph, css[name], more)} aria-hidden="true">
      <use href={`#mc-${name}`} />
    </svg>
  );
}
