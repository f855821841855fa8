/** Drawn once: dusk, a few stars, shafts of light. Numbers from a small generator, so that it is always the same sky. */
function* numbers(seed: number): Generator<number> {
  for (let x = seed; ; ) {
    x = (x * 1103515245 + 12345) % 2147483648;
    yield x / 2147483648;
  }
}

const random = numbers(20);
const next = (): number => random.next().value as number;
const STARS = Array.from({ length: 70 }, () => ({
  cx: Math.round(next() * 1200),
  cy: Math.round(next() * 700),
  r: (0.4 + next() * 1.2).toFixed(1),
  opacity: (0.18 + next() * 0.4).toFixed(2),
}));
const SHAFTS = [
  [-370, -288, 0.26],
  [-190, -120, 0.38],
  [-33, 33, 0.5],
  [120, 190, 0.38],
  [288, 370, 0.26],
] as const;

export const Ground = ({ class: name }: { readonly class: string | undefined }) => (
  <svg class={name} viewBox="0 0 1200 700" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <Paints />
    {STARS.map((star, i) => (
      <circle key={i} fill="#ffe9b8" {...star} />
    ))}
    <g fill="#ffe3a1" opacity=".16">
      {SHAFTS.map(([left, right, opacity]) => (
        <path key={left} d={`M600-60L${600 + left} 700H${600 + right}Z`} opacity={opacity} />
      ))}
    </g>
  </svg>
);

const BEADS = Array.from({ length: 48 }, (_, i) => {
  const angle = (i * Math.PI) / 24;
  return { i, x: 292 * Math.cos(angle), y: 251 * Math.sin(angle) };
});

/** The round stage under the spaces, with its gold rim. */
export const Dais = () => (
  <g>
    <ellipse rx="320" ry="275" fill="url(#sa-dais)" />
    <g fill="none" stroke="#f2c35c">
      <ellipse rx="285" ry="245" stroke-width="2" opacity=".75" />
      <ellipse rx="299" ry="257" opacity=".5" />
    </g>
    {BEADS.map(({ i, x, y }) =>
      i % 4 === 0 ? (
        <path
          key={i}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          d="M0-5 2-1.500 5 0 2 1.500 0 5-2 1.500-5 0-2-1.500Z"
          fill="#ffd98a"
        />
      ) : (
        <circle key={i} cx={x.toFixed(1)} cy={y.toFixed(1)} r="1.3" fill="#f2c35c" opacity=".7" />
      ),
    )}
  </g>
);

/** Colours that several drawings share. */
const Paints = () => (
  <defs>
    <linearGradient id="sa-blue" x2="0" y2="1">
      <stop stop-color="#2b74c4" />
      <stop offset="1" stop-color="#0d2d63" />
    </linearGradient>
    <linearGradient id="sa-red" x2="0" y2="1">
      <stop stop-color="#c8455a" />
      <stop offset="1" stop-color="#571536" />
    </linearGradient>
    <linearGradient id="sa-none" x2="0" y2="1">
      <stop stop-color="#5a63ad" />
      <stop offset="1" stop-color="#262c60" />
    </linearGradient>
    <linearGradient id="sa-tile" x2="0" y2="1">
      <stop stop-color="#39428c" />
      <stop offset="1" stop-color="#2a3172" />
    </linearGradient>
    <linearGradient id="sa-tile-r" x2="0" y2="1">
      <stop stop-color="#5874d2" />
      <stop offset="1" stop-color="#3b4fa8" />
    </linearGradient>
    <radialGradient id="sa-gold">
      <stop stop-color="#ffe9a8" />
      <stop offset="1" stop-color="#d08a1e" />
    </radialGradient>
    <radialGradient id="sa-glow">
      <stop stop-color="#ffd35c" stop-opacity=".75" />
      <stop offset="1" stop-color="#ffd35c" stop-opacity="0" />
    </radialGradient>
    <radialGradient id="sa-dais">
      <stop offset=".5" stop-color="#2b2f7a" />
      <stop offset=".86" stop-color="#1d2059" />
      <stop offset="1" stop-color="#1d2059" stop-opacity="0" />
    </radialGradient>
  </defs>
);
