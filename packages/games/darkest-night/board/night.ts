import { DARKNESS } from '@tavolata/darkest-night';

type Colour = readonly [number, number, number];

/** The land's colour at these marks of the Darkness; between them it is mixed. */
const LAND: readonly { readonly at: number; readonly colour: Colour }[] = [
  { at: 0, colour: [61, 93, 140] },
  { at: 17, colour: [31, 48, 73] },
  { at: DARKNESS.max, colour: [13, 21, 35] },
];

function mix(darkness: number): Colour {
  const above = LAND.findIndex(({ at }) => darkness <= at);
  const [low, high] = [LAND[Math.max(0, above - 1)], LAND[above < 0 ? LAND.length - 1 : above]];
  if (!low || !high || low === high) return (high ?? low)?.colour ?? [0, 0, 0];
  const part = (darkness - low.at) / (high.at - low.at);
  return low.colour.map((from, i) => Math.round(from + ((high.colour[i] ?? from) - from) * part)) as never;
}

/** From 25 on only windows and candles keep their light. */
const LAST_LIGHT = 25;

/** What the style sheets need to let the night fall. */
export const nightfall = (darkness: number): Readonly<Record<string, string | number>> => ({
  '--dark': Math.min(1, darkness / DARKNESS.max),
  '--dn-soil': `rgb(${mix(darkness).join(' ')})`,
  '--dn-lines': darkness >= LAST_LIGHT ? 0.42 : 1 - (darkness / DARKNESS.max) * 0.35,
});
