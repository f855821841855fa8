import { distance, type Side, SPACES, type SpaceDef, type SpaceName } from '@tavolata/sorcerers-arena';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Between the middles of two spaces of a row, and of two rows; hexagons are squeezed so that pieces stand. */
export const WIDE = 71;
const SQUEEZE = 0.86;
const EDGE = WIDE / Math.sqrt(3);
export const HIGH = 1.5 * EDGE * SQUEEZE;
/** Room for the row at the top with those who stand in it, and for the thickness of the row at the bottom. */
export const FRAME = { left: -254, top: -264, width: 508, height: 516 };
export const VIEW = `${FRAME.left} ${FRAME.top} ${FRAME.width} ${FRAME.height}`;

const byId = new Map(SPACES.map(space => [space.id, space]));
const spaceOf = (id: SpaceName): SpaceDef => byId.get(id) as SpaceDef;
export const isSpace = (place: string | undefined): place is SpaceName =>
  place !== undefined && byId.has(place as SpaceName);

/** Where a space lies, my own side nearest to me. */
export function centre(id: SpaceName, near: Side): Point {
  const { q, r } = spaceOf(id);
  const turn = near === 'blue' ? 1 : -1;
  return { x: turn * WIDE * (q + r / 2), y: -turn * HIGH * r };
}

const CORNERS = [-90, -30, 30, 90, 150, 210].map(degrees => (degrees * Math.PI) / 180);
const corner = (i: number, scale: number): Point => {
  const angle = CORNERS[i % 6] as number;
  return { x: Math.cos(angle) * EDGE * scale, y: Math.sin(angle) * EDGE * SQUEEZE * scale };
};
const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A hexagon around the origin, smaller by the scale. */
export const hexagon = (scale = 1): string =>
  `M${[0, 1, 2, 3, 4, 5].map(i => at(corner(i, scale))).join('L')}Z`;

/** Reading order: from the far end to mine, left to right, so that those in front cover those behind. */
export function inOrder(near: Side): readonly SpaceDef[] {
  const place = ({ id }: SpaceDef) => centre(id, near);
  return [...SPACES].sort((a, b) => place(a).y - place(b).y || place(a).x - place(b).x);
}

export const within = (from: SpaceName, range: number): ReadonlySet<SpaceName> =>
  new Set(SPACES.filter(({ id }) => distance(from, id) <= range).map(({ id }) => id));

/** The neighbour across each edge, from the upper right one on, as the hexagon's corners run. */
const ACROSS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
];
const byPlace = new Map(SPACES.map(({ id, q, r }) => [`${q} ${r}`, id]));

/** One line around a whole zone: the edges that have no neighbour inside. */
export function outline(zone: ReadonlySet<SpaceName>, near: Side): string {
  const turn = near === 'blue' ? 1 : -1;
  const edges: string[] = [];
  for (const id of zone) {
    const { q, r } = spaceOf(id);
    const middle = centre(id, near);
    ACROSS.forEach(([dq, dr], i) => {
      const beside = byPlace.get(`${q + turn * dq} ${r + turn * dr}`);
      if (beside !== undefined && zone.has(beside)) return;
      const [from, to] = [corner(i, 1), corner(i + 1, 1)];
      const shifted = (point: Point) => at({ x: middle.x + point.x, y: middle.y + point.y });
      edges.push(`M${shifted(from)}L${shifted(to)}`);
    });
  }
  return edges.join('');
}

/** Which way an arrow leads, in the drawing's lengths. */
const WAYS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};
/** What lies aside counts for so much more than what lies ahead. */
const ASIDE = 2;

/** Of some spaces the next one in the direction of an arrow key. */
export function nextSpace(
  from: SpaceName,
  key: string,
  among: readonly SpaceName[],
  near: Side,
): SpaceName | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const start = centre(from, near);
  const rated = among.flatMap(id => {
    const { x, y } = centre(id, near);
    const [dx, dy] = [x - start.x, y - start.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    return ahead > 1 && aside <= ASIDE * ahead ? [{ id, far: ahead + ASIDE * aside }] : [];
  });
  return rated.toSorted((a, b) => a.far - b.far)[0]?.id;
}
