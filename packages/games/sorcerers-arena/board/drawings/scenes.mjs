/**
 * What lies behind a character's cards: one drawing each, two tones of light on the card's own colour, on a grid of 96 by
 * 72. No place of any film: a tower, a wood, thorns, roofs, spires, the sea, a swamp, doors.
 */
const far = d => `<path d="${d}" fill="#fff" opacity=".10"/>`;
const near = d => `<path d="${d}" fill="#05061a" opacity=".34"/>`;
const glow = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity=".13"/>`;
const sparks = (...points) =>
  points
    .map(
      ([x, y, r]) =>
        `<path d="M${x} ${y - r}l${r / 3} ${(2 * r) / 3} ${(2 * r) / 3} ${r / 3}-${(2 * r) / 3} ${r / 3}-${r / 3} ${(2 * r) / 3}-${r / 3}-${(2 * r) / 3}-${(2 * r) / 3}-${r / 3} ${(2 * r) / 3}-${r / 3}Z" fill="#fff3b0" opacity=".5"/>`,
    )
    .join('');

/** Teeth along a line: how far apart, how high each. */
function teeth(y, step, heights) {
  const points = heights.map(
    (height, i) => `L${(i * step + step / 2).toFixed(1)} ${y - height}L${((i + 1) * step).toFixed(1)} ${y}`,
  );
  return `M0 72V${y}${points.join('')}V72Z`;
}

const SCENES = {
  mickey:
    glow(72, 18, 15) +
    far('M0 72V60Q30 44 60 58T96 54V72Z') +
    near('M6 72V34h3l5-14 5 14h3v38ZM30 72V50h3l4-9 4 9h3v22Z') +
    sparks([46, 14, 6], [60, 30, 4], [84, 42, 5], [34, 26, 3]),
  gaston:
    glow(22, 20, 13) +
    far(teeth(58, 12, [24, 32, 20, 34, 26, 30, 22, 28])) +
    near(teeth(66, 16, [22, 14, 26, 16, 24, 18])),
  maleficent:
    glow(48, 24, 20) +
    far('M40 72V30l4-14 4 14v10h6V26l3-10 3 10v46Z') +
    near('M0 72Q4 40 26 48Q14 52 20 60Q34 40 50 56Q44 58 48 64Q62 44 80 54Q72 58 78 62Q90 54 96 44V72Z'),
  aladdin:
    glow(74, 20, 12) +
    far('M10 72V46Q10 32 24 26Q38 32 38 46V72ZM58 72V52Q58 40 68 36Q78 40 78 52V72Z') +
    near('M0 72V58H18V52H44V60H66V54H84V60H96V72Z') +
    sparks([50, 16, 4], [90, 34, 3], [8, 24, 3]),
  demona:
    glow(26, 22, 16) +
    far('M8 72V36l6-20 6 20v36ZM44 72V28l7-24 7 24v44ZM76 72V40l5-18 5 18v32Z') +
    near('M0 72V62h12l4-8 4 8h22l6-12 6 12h20l4-7 4 7h14v10Z'),
  ariel:
    glow(48, 10, 18) +
    far('M0 40Q12 32 24 40T48 40T72 40T96 40V72H0Z') +
    near('M0 56Q12 48 24 56T48 56T72 56T96 56V72H0Z') +
    '<g fill="none" stroke="#fff" opacity=".3"><circle cx="14" cy="26" r="4"/><circle cx="22" cy="16" r="2.500"/><circle cx="82" cy="28" r="3.500"/><circle cx="76" cy="18" r="2"/></g>',
  facilier:
    glow(70, 22, 14) +
    far('M0 72V54Q24 46 48 54T96 52V72Z') +
    near(
      'M12 72V22Q4 20 2 12Q12 12 16 18Q20 8 30 8Q28 18 20 24V72ZM84 72V34Q76 32 74 26Q84 26 87 30Q90 22 96 22V36L90 38V72Z',
    ) +
    '<path d="M40 50q3-8 0-14M52 52q-3-10 1-18" fill="none" stroke="#fff" opacity=".25" stroke-width="2"/>',
  sulley:
    far('M6 10H30V60H6ZM38 4H60V60H38ZM68 12H90V60H68Z') +
    near('M0 60H96V72H0Z') +
    '<g fill="#fff3b0" opacity=".55"><circle cx="26" cy="36" r="2"/><circle cx="56" cy="34" r="2"/><circle cx="86" cy="38" r="2"/></g>',
};

export const sceneSymbols = () =>
  Object.entries(SCENES).map(
    ([name, body]) =>
      `<symbol id="sa-s-${name}" viewBox="0 0 96 72" preserveAspectRatio="xMidYMax slice">${body}</symbol>`,
  );
