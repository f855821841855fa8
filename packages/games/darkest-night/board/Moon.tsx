import { classes } from '@tavolata/board-kit';
import { DARKNESS } from '@tavolata/darkest-night';
import { useId } from 'preact/hooks';
import css from './Moon.module.css';

interface Props {
  readonly darkness: number;
  readonly label: string;
  readonly class?: string | undefined;
}

/** The moon, eclipsed by its own number. */
export function Moon({ darkness, label, class: more }: Props) {
  const shadow = -50 * (1 - Math.min(1, darkness / DARKNESS.max));
  const edge = useId();
  return (
    <svg class={classes(css.moon, more)} viewBox="-29 -29 58 58" role="img" aria-label={label}>
      <clipPath id={edge}>
        <circle r="25" />
      </clipPath>
      <circle r="27.5" class={css.rim} />
      <circle r="25" class={css.disc} />
      <g clip-path={`url(#${edge})`}>
        <circle cx={shadow} r="26" class={css.shadow} />
      </g>
      <circle r="25" class={css.edge} />
      <text y="9">{darkness}</text>
    </svg>
  );
}
