import { classes, isHidden } from '@tavolata/board-kit';
import type { CardDef } from '@tavolata/four-souls';
import { blob, hatching, outline } from './ink.ts';
import './paper.css';
import css from './Print.module.css';

/** The colour of a card's paper: what it is, never its only sign. */
export function paperOf({ type, subtype = '', keywords }: CardDef): string {
  switch (type) {
    case 'loot':
      return 'loot';
    case 'monster':
      if (keywords.includes('curse')) return 'curse';
      return /boss/.test(subtype) ? 'boss' : /event/.test(subtype) ? 'event' : 'monster';
    case 'treasure':
    case 'starting-item':
      return /passive|soul/.test(subtype) ? 'passive' : 'active';
    default:
      return type;
  }
}

interface FrameProps {
  readonly id: string;
  /** The shape it is stretched from. */
  readonly size?: readonly [number, number];
  /** Around cards that lie together, not around one. */
  readonly mat?: boolean;
}

/** The uneven frame around a card or a mat, with a thin line inside. */
export function Frame({ id, size = [120, 168], mat }: FrameProps) {
  const [width, height] = size;
  return (
    <svg
      class={classes(css.frame, mat && css.mat)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={outline(id, width, height)} />
      {!mat && <path class={css.line} d={outline(`${id} inner`, width, height, 6)} />}
    </svg>
  );
}

/** A two-colour print: a wash, the picture a little off register, the picture in ink. */
export function Print({ def }: { readonly def: CardDef }) {
  if (isHidden(def))
    return (
      <svg class={classes(css.print, css.back)} viewBox="0 0 100 100" aria-hidden="true">
        <use href={`#fs-sign-${def.back}-back`} x="22" y="22" width="56" height="56" />
      </svg>
    );
  // Drawn in colours of their own, printed once.
  const isDrawn = def.type === 'character' || def.portrait;
  return (
    <svg class={css.print} viewBox="0 0 100 100" aria-hidden="true">
      <path class={css.wash} d={blob(def.id)} />
      <path class={css.hatching} d={hatching(def.id)} />
      <g class={css.drawn}>
        {isDrawn ? (
          <use href={`#fs-${def.id}`} x="4" y="4" width="92" height="96" />
        ) : (
          <>
            <use class={css.off} href={`#fs-${def.id}`} x="12" y="15" width="74" height="74" />
            <use class={css.ink} href={`#fs-${def.id}`} x="14" y="13" width="74" height="74" />
          </>
        )}
      </g>
    </svg>
  );
}
