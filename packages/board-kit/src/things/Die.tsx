import { classes } from '../words/strings.ts';
import css from './Die.module.css';

const [LOW, MID, HIGH] = [8, 16, 24];
const DIAGONAL = [
  [LOW, LOW],
  [HIGH, HIGH],
] as const;
const CORNERS = [...DIAGONAL, [HIGH, LOW], [LOW, HIGH]] as const;
const CENTRE = [[MID, MID]] as const;
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  CENTRE,
  DIAGONAL,
  [...DIAGONAL, ...CENTRE],
  CORNERS,
  [...CORNERS, ...CENTRE],
  [...CORNERS, [LOW, MID], [HIGH, MID]],
];

interface Props {
  readonly face: number;
  /** What those who listen are told; without it, whatever it lies in tells it. */
  readonly label?: string;
  readonly class?: string | undefined;
}

/** A die as it lies. A single pip is larger. */
export function Die({ face, label, class: more }: Props) {
  return (
    <svg
      class={classes(css.die, more)}
      viewBox="0 0 32 32"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path d="M3 3.500L29 2.500 29.500 29 2.500 29.500Z" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          class={face === 1 ? css.one : undefined}
          cx={x}
          cy={y}
          r={face === 1 ? 4.4 : 3.1}
        />
      ))}
    </svg>
  );
}
