import { classes } from '../words/strings.ts';

export interface GlyphProps {
  readonly name: string;
  readonly class?: string | undefined;
}

/**
 * Signs of a game, as high as letters and in their colour: `prefix` is what the names of its symbols begin with. Each
 * has the class `s-` and its name, by which a theme may give it a colour of its own.
 */
export const glyphsFrom = (prefix: string) =>
  function Glyph({ name, class: more }: GlyphProps) {
    return (
      <svg class={classes('i', `s-${name}`, more)} aria-hidden="true">
        <use href={`#${prefix}${name}`} />
      </svg>
    );
  };
