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
export function outline(id: string, width: number, height: number): string {
  const chance = seeded(id);
  const off = () => (chance() * 2 - 1) * JITTER;
  const points: string[] = [];
  const side = (x: number, y: number, dx: number, dy: number, length: number) => {
    for (let at = 0; at < length; at += STEP)
      points.push(`${(x + dx * at + off()).toFixed(1)} ${(y + dy * at + off()).toFixed(1)}`);
  };
  side(2, 2, 1, 0, width - 4);
  side(width - 2, 2, 0, 1, height - 4);
  side(width - 2, height - 2, -1, 0, width - 4);
  side(2, height - 2, 0, -1, height - 4);
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
