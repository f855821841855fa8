import type { CardDef } from '@tavolata/four-souls';
import { classes } from '../../shared/strings.ts';
import { isHidden } from '../../table/scenes.ts';
import { blob, hatching, outline } from './ink.ts';

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
  readonly class?: string;
}

/** The uneven frame around a card or a mat, with a thin line inside. */
export function Frame({ id, size = [120, 168], class: more }: FrameProps) {
  const [width, height] = size;
  return (
    <svg
      class={classes('fs-frame', more)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={outline(id, width, height)} />
      <path class="line" d={outline(`${id} inner`, width, height, 6)} />
    </svg>
  );
}

/** Drawn in colours of their own, printed once. */
export const PORTRAITS: ReadonlySet<string> = new Set([
  ...['the-bloat', 'monstro', 'mom', 'gurdy', 'larry-jr', 'the-duke-of-flies'],
]);

/** A two-colour print: a wash, the picture a little off register, the picture in ink. */
export function Print({ def }: { readonly def: CardDef }) {
  if (isHidden(def))
    return (
      <svg class="fs-print back" viewBox="0 0 100 100" aria-hidden="true">
        <use href={`#fs-sign-${def.back}-back`} x="22" y="22" width="56" height="56" />
      </svg>
    );
  const isDrawn = def.type === 'character' || PORTRAITS.has(def.id);
  return (
    <svg class="fs-print" viewBox="0 0 100 100" aria-hidden="true">
      <path class="wash" d={blob(def.id)} />
      <path class="hatching" d={hatching(def.id)} />
      <g class="drawn">
        {isDrawn ? (
          <use href={`#fs-${def.id}`} x="4" y="4" width="92" height="96" />
        ) : (
          <>
            <use class="off" href={`#fs-${def.id}`} x="12" y="15" width="74" height="74" />
            <use class="ink" href={`#fs-${def.id}`} x="14" y="13" width="74" height="74" />
          </>
        )}
      </g>
    </svg>
  );
}
