/** The cellar: flagstones in wet dark, stains, cracks, and a worn rug with fringes. Chance comes from a fixed seed. */
const WIDTH = 1088;
const HEIGHT = 596;

function chanceFrom(seed) {
  let word = seed;
  return () => {
    word = (Math.imul(word, 1664525) + 1013904223) | 0;
    return (word >>> 8) / 0x1000000;
  };
}

const round = number => Number(number.toFixed(1));
const between = (chance, low, high) => round(low + chance() * (high - low));

/** Six courses of flagstones, their joints never above each other. */
function joints(chance) {
  const course = HEIGHT / 8;
  const rows = Array.from({ length: 8 }, (_, i) => {
    const top = i * course;
    const line = `M0 ${round(top + between(chance, -3, 3))}L${WIDTH} ${round(top + between(chance, -3, 3))}`;
    const offset = i % 2 === 0 ? 0 : 84;
    const uprights = Array.from({ length: 8 }, (_, n) => {
      const x = offset + n * 164 + between(chance, -14, 14);
      return `M${round(x)} ${round(top)}L${round(x + between(chance, -4, 4))} ${round(top + course)}`;
    });
    return line + uprights.join('');
  });
  return `<path d="${rows.join('')}" stroke="#0f0705" stroke-width="2" opacity=".36" fill="none"/>`;
}

/** Damp that never dries. */
function stain(chance) {
  const [cx, cy] = [between(chance, 0, WIDTH), between(chance, 0, HEIGHT)];
  const [rx, ry] = [between(chance, 60, 190), between(chance, 14, 70)];
  const points = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2;
    const far = 0.75 + chance() * 0.4;
    return [round(cx + Math.cos(angle) * rx * far), round(cy + Math.sin(angle) * ry * far)];
  });
  const middle = i => {
    const [a, b] = [points[i % 12], points[(i + 1) % 12]];
    return `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
  };
  const curves = points.map(([x, y], i) => `Q${x} ${y} ${middle(i)}`);
  return `<path d="M${middle(11)}${curves.join('')}Z" fill="#0c0706" opacity=".26"/>`;
}

function crack(chance) {
  const steps = Array.from({ length: 5 }, () => `l${between(chance, -9, 12)} ${between(chance, -8, 10)}`);
  return `M${between(chance, 0, WIDTH)} ${between(chance, 0, HEIGHT)}${steps.join('')}`;
}

export function floor() {
  const chance = chanceFrom(1979);
  const stains = Array.from({ length: 9 }, () => stain(chance));
  const cracks = Array.from({ length: 16 }, () => crack(chance));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">${joints(chance)}${stains.join('')}<path d="${cracks.join('')}" stroke="#0d0604" stroke-width="1.300" opacity=".55" fill="none"/></svg>\n`;
}

const uneven = (chance, x, y, width, height) => {
  const points = [];
  const side = (fromX, fromY, dx, dy, length) => {
    for (let at = 0; at < length; at += 52)
      points.push(
        `${round(fromX + dx * at + between(chance, -2, 2))} ${round(fromY + dy * at + between(chance, -2, 2))}`,
      );
  };
  side(x, y, 1, 0, width);
  side(x + width, y, 0, 1, height);
  side(x + width, y + height, -1, 0, width);
  side(x, y + height, 0, -1, height);
  return `M${points.join('L')}Z`;
};

/** Two borders, darned in places, fringes at both ends. */
export function rug() {
  const chance = chanceFrom(404);
  const [width, height] = [1068, 240];
  const fringe = Array.from({ length: 25 }, (_, i) => {
    const y = 6 + i * 9.4;
    return (
      `M14 ${round(y)}l${between(chance, -13, -8)} ${between(chance, -3, 3)}` +
      `M${width - 14} ${round(y)}l${between(chance, 8, 13)} ${between(chance, -3, 3)}`
    );
  });
  const darns = Array.from({ length: 7 }, () => {
    const [x, y] = [between(chance, 60, width - 60), between(chance, 20, height - 20)];
    return `M${x} ${y}l9 3M${round(x + 2)} ${round(y + 5)}l9 3M${round(x + 4)} ${round(y - 4)}l-3 12`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">` +
    `<path d="${fringe.join('')}" stroke="#8a5a3a" stroke-width="2" opacity=".8"/>` +
    `<path d="${uneven(chance, 12, 4, width - 24, height - 8)}" fill="#5e1815" stroke="#200806" stroke-width="2"/>` +
    `<path d="${uneven(chance, 20, 11, width - 40, height - 22)}" fill="none" stroke="#a8553a" stroke-width="4" opacity=".6"/>` +
    `<path d="${uneven(chance, 28, 18, width - 56, height - 36)}" fill="#4a1211" stroke="#7d2a22" stroke-width="1.500"/>` +
    `<path d="${darns.join('')}" stroke="#8f3b2c" stroke-width="1.600" fill="none" opacity=".7"/></svg>\n`
  );
}
