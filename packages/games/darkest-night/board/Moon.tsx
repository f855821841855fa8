import { DARKNESS } from '@tavolata/darkest-night';
import { useId } from 'preact/hooks';

/** The moon, eclipsed by its own number. */
export function Moon({ darkness, label }: { readonly darkness: number; readonly label: string }) {
  const shadow = -50 * (1 - Math.min(1, darkness / DARKNESS.max));
  const edge = useId();
  return (
    <svg class="dn-moon-disc" viewBox="-29 -29 58 58" role="img" aria-label={label}>
      <clipPath id={edge}>
        <circle r="25" />
      </clipPath>
      <circle r="27.5" class="rim" />
      <circle r="25" class="disc" />
      <g clip-path={`url(#${edge})`}>
        <circle cx={shadow} r="26" class="shadow" />
      </g>
      <circle r="25" class="edge" />
      <text y="9">{darkness}</text>
    </svg>
  );
}
