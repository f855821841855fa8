/** Everything uneven on a card comes from its id, so that it looks the same wherever it lies. */
export function seeded(text: string): () => number {
  let word = 2166136261;
  for (const letter of text) word = Math.imul(word ^ letter.charCodeAt(0), 16777619);
  return () => {
    word = (Math.imul(word, 1664525) + 1013904223) | 0;
    return (word >>> 8) / 0x1000000;
  };
}

const STEP = 30;
const JITTER = 1.5;

/** An outline cut by hand: a point every so often, each a little off. */
export function outline(id: string, width: number, height: number, inset = 2): string {
  const chance = seeded(id);
  const off = () => (chance() * 2 - 1) * JITTER;
  const points: string[] = [];
  const side = (x: number, y: number, dx: number, dy: number, length: number) => {
    for (let at = 0; at < length; at += STEP)
      points.push(`${(x + dx * at + off()).toFixed(1)} ${(y + dy * at + off()).toFixed(1)}`);
  };
  const [right, bottom] = [width - inset, height - inset];
  side(inset, inset, 1, 0, right - inset);
  side(right, inset, 0, 1, bottom - inset);
  side(right, bottom, -1, 0, right - inset);
  side(inset, bottom, 0, -1, bottom - inset);
  return `M${points.join('L')}Z`;
}

/** The wash behind a picture: a blob that no two cards share. */
export function blob(id: string): string {
  const chance = seeded(`${id} wash`);
  const count = 9;
  const points = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const radius = 34 + chance() * 12;
    return [50 + Math.cos(angle) * radius, 50 + Math.sin(angle) * radius] as const;
  });
  const middle = (i: number) => {
    const [x, y] = points[i % count] as readonly [number, number];
    const [nx, ny] = points[(i + 1) % count] as readonly [number, number];
    return `${((x + nx) / 2).toFixed(1)} ${((y + ny) / 2).toFixed(1)}`;
  };
  const curves = points.map(([x, y], i) => `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(i)}`);
  return `M${middle(count - 1)}${curves.join('')}Z`;
}

/** A few strokes in one corner, as a printer would scratch a shadow. */
export function hatching(id: string): string {
  const chance = seeded(`${id} hatching`);
  const [x, y] = [58 + chance() * 14, 64 + chance() * 10];
  const strokes = Array.from({ length: 5 }, (_, i) => {
    const length = 8 + chance() * 9;
    return `M${(x + i * 4).toFixed(1)} ${(y + i * 3.4).toFixed(1)}l${length.toFixed(1)} ${(-length * 0.7).toFixed(1)}`;
  });
  return strokes.join('');
}
