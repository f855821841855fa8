import { classes } from '@tavolata/board-kit';
import type { CharacterName, Side, StatusName } from '@tavolata/sorcerers-arena';
import { statusDef } from '@tavolata/sorcerers-arena';
import css from './Bits.module.css';

/** A sign in one colour. */
export function Glyph({ name, class: more }: { readonly name: string; readonly class?: string | undefined }) {
  return (
    <svg class={classes(css.glyph, more)} viewBox="0 0 64 64" aria-hidden="true">
      <use href={`#sa-${name}`} width="64" height="64" />
    </svg>
  );
}

interface CrestProps {
  readonly name: CharacterName;
  readonly side?: Side | undefined;
}

/** A character as a coin: blue is round, red is pointed; nobody's is a plain square. */
export function Crest({ name, side }: CrestProps) {
  const size = side === 'red' ? 34 : 38;
  return (
    <svg class={classes('sa-crest', css.crest, side ?? css.none)} viewBox="-33 -33 66 66" aria-hidden="true">
      {side === 'red' ? (
        <path class={css.coin} d="M0-31 31 0 0 31-31 0Z" />
      ) : side === 'blue' ? (
        <circle class={css.coin} r="29" />
      ) : (
        <rect class={css.coin} x="-28" y="-28" width="56" height="56" rx="14" />
      )}
      <use href={`#sa-e-${name}`} x={-size / 2} y={-size / 2} width={size} height={size} />
    </svg>
  );
}

/** A team by its shape, for the head of a list. */
export const TeamDot = ({ side }: { readonly side: Side }) => (
  <svg class={classes(css.dot, side)} viewBox="0 0 16 16" aria-hidden="true">
    {side === 'blue' ? <circle cx="8" cy="8" r="7" /> : <path d="M8 0 16 8 8 16 0 8Z" />}
  </svg>
);

export const Star = () => (
  <svg class={css.star} viewBox="-15 -15 30 30" aria-hidden="true">
    <path d="M0-14 4-5 14-4 6.500 2.500 9 13 0 7.500-9 13-6.500 2.500-14-4-4-5Z" />
  </svg>
);

interface TokenProps {
  readonly status: StatusName;
  readonly number: number;
}

/** A Status Effect inside a drawing: a house pointing up helps, a shield pointing down harms; its counters in white. */
export function TokenMark({ status, number }: TokenProps) {
  const { helps } = statusDef(status);
  return (
    <g class={classes(css.mark, helps ? css.helps : css.harms)}>
      <path d={helps ? 'M0-12 11-5V9H-11V-5Z' : 'M0 12 11 5V-9H-11V5Z'} />
      <use href={`#sa-t-${status}`} x="-7.5" y={helps ? -6.5 : -8.5} width="15" height="15" />
      <g transform={`translate(10 ${helps ? 9 : 8})`} class={css.count}>
        <circle r="7" />
        <text y="4.2">{number}</text>
      </g>
    </g>
  );
}

/** The same as a drawing of its own. */
export const Token = (props: TokenProps) => (
  <svg class={css.token} viewBox="-13 -14 32 30" aria-hidden="true">
    <TokenMark {...props} />
  </svg>
);

/** What lies behind the cards of a character. */
export const Scenery = ({ name }: { readonly name: string }) => (
  <svg class={css.scenery} viewBox="0 0 96 72" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <use href={`#sa-s-${name}`} width="96" height="72" />
  </svg>
);
