import { classes } from '../../shared/strings.ts';

const COIN =
  'M10 1.500C15.500 1.200 18.700 5 18.500 10.200 18.300 15.500 14.600 18.800 9.600 18.500 4.600 18.200 1.300 14.600 1.500 9.600 1.700 4.900 5.300 1.700 10 1.500Z';
const CENT =
  'M13 7.300C11.600 5.600 7.200 5.900 7 10 6.900 14.200 11.400 14.500 13.100 12.700M10 4.300V15.700';

/** A sign of the game: HP, attack, cents, a kind of thing on the stack. */
export function Glyph({ name, class: more }: { readonly name: string; readonly class?: string }) {
  if (name === 'cents')
    return (
      <svg class={classes('fs-i fs-coin', more)} viewBox="0 0 20 20" aria-hidden="true">
        <path d={COIN} />
        <path d={CENT} />
      </svg>
    );
  return (
    <svg class={classes('fs-i', `s-${name}`, more)} aria-hidden="true">
      <use href={`#fs-sign-${name}`} />
    </svg>
  );
}

const FLAME =
  'M10 1c.6 4 6.500 7 6.500 13.500A6.500 6.500 0 0 1 10 21.500 6.500 6.500 0 0 1 3.500 14.500C3.500 8 9.400 5 10 1Z';

/** A soul, won or still to be won. */
export function Flame({ on }: { readonly on: boolean }) {
  return (
    <svg class={classes('fs-flame', on && 'on')} viewBox="0 0 20 23" aria-hidden="true">
      <path d={FLAME} />
    </svg>
  );
}

const [LOW, MID, HIGH] = [8, 16, 24];
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[MID, MID]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
];

/** A die as it lies. The single pip is red. */
export function Die({ face }: { readonly face: number }) {
  return (
    <svg class="fs-die" viewBox="0 0 32 32" role="img" aria-label={String(face)}>
      <path d="M3 3.500L29 2.500 29.500 29 2.500 29.500Z" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          class={face === 1 ? 'one' : undefined}
          cx={x}
          cy={y}
          r={face === 1 ? 4.4 : 3.1}
        />
      ))}
    </svg>
  );
}
