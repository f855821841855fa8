import type { CardDef } from '@tavolata/four-souls';
import { blob, outline } from './ink.ts';
import { isHidden } from './scene.ts';

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

/** The uneven frame around a card. */
export const Frame = ({ id, wide }: { readonly id: string; readonly wide?: boolean }) => {
  const [width, height] = wide ? [190, 110] : [120, 168];
  return (
    <svg class="fs-frame" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={outline(id, width, height)} />
    </svg>
  );
};

/** A two-colour print: a wash, the picture a little off register, the picture in ink. */
export function Print({ def }: { readonly def: CardDef }) {
  if (isHidden(def))
    return (
      <svg class="fs-print back" viewBox="0 0 100 100" aria-hidden="true">
        <use href={`#fs-sign-${def.back}-back`} x="22" y="22" width="56" height="56" />
      </svg>
    );
  const doll = def.type === 'character';
  return (
    <svg class="fs-print" viewBox="0 0 100 100" aria-hidden="true">
      <path class="wash" d={blob(def.id)} />
      {doll ? (
        <use href={`#fs-${def.id}`} x="4" y="4" width="92" height="96" />
      ) : (
        <>
          <use class="off" href={`#fs-${def.id}`} x="14" y="17" width="70" height="70" />
          <use class="ink" href={`#fs-${def.id}`} x="16" y="15" width="70" height="70" />
        </>
      )}
    </svg>
  );
}
