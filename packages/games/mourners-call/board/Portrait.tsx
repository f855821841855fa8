import { classes, isHidden } from '@tavolata/board-kit';
import type { CardDef } from '@tavolata/mourners-call';
import css from './Portrait.module.css';

interface Props {
  readonly def: CardDef;
  readonly class?: string | undefined;
}

/** A niche in the wall with what stands in it; tinted by its faction. */
export function Portrait({ def, class: more }: Props) {
  const faction = 'faction' in def && def.faction ? def.faction : 'none';
  return (
    <svg class={classes(css.portrait, css[faction], more)} viewBox="0 0 44 50" aria-hidden="true">
      <path class={css.niche} d="M2 49V18C2 6 14 1 22 1S42 6 42 18V49Z" />
      <circle class={css.halo} cx="22" cy="24" r="15" />
      {!isHidden(def) && <use href={`#mc-${def.id}`} x="8" y="12" width="28" height="28" />}
    </svg>
  );
}
