import css from './Face.module.css';

const LOW = 2.6;
const MID = 5;
const HIGH = 7.4;
const MIDDLE = [MID, MID] as const;
const FALLING = [
  [LOW, LOW],
  [HIGH, HIGH],
] as const;
const RISING = [
  [HIGH, LOW],
  [LOW, HIGH],
] as const;
const SIDES = [
  [LOW, MID],
  [HIGH, MID],
] as const;
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [MIDDLE],
  FALLING,
  [...FALLING, MIDDLE],
  [...FALLING, ...RISING],
  [...FALLING, ...RISING, MIDDLE],
  [...FALLING, ...RISING, ...SIDES],
];

/** One side of a die, as printed. */
export function Face({ face }: { readonly face: number }) {
  return (
    <svg class={css.face} viewBox="0 0 10 10" aria-hidden="true">
      <rect x=".3" y=".3" width="9.4" height="9.4" rx="1.8" />
      {(PIPS[face] ?? []).map(([x, y], i) => (
        <circle key={i} cx={x} cy={y} r="1.05" />
      ))}
    </svg>
  );
}
