import type { Side } from '@tavolata/sorcerers-arena';

/** The back of a card: the team's ground, a star in a circle or a rhombus. */
export const Back = ({ side, turn = 0 }: { readonly side: Side; readonly turn?: number }) => (
  <svg class={`sa-back ${side}`} viewBox="0 0 34 48" style={{ rotate: `${turn}deg` }} aria-hidden="true">
    <rect x="1" y="1" width="32" height="46" rx="6" />
    {side === 'blue' ? (
      <circle class="sa-back-l" cx="17" cy="24" r="10" />
    ) : (
      <path class="sa-back-l" d="M17 10 26 24 17 38 8 24Z" />
    )}
    <path class="sa-back-s" d="M17 17l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z" />
  </svg>
);
