import { LOCATIONS, type LocationName } from '@tavolata/darkest-night';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The map's own measure: places, roads and land are told in it, whatever the screen. */
export const WIDTH = 944;
export const HEIGHT = 596;

/** Where each place stands: the foot of its woodcut, over the plate with its name. */
export const SPOTS: Readonly<Record<LocationName, Point>> = {
  monastery: { x: 122, y: 330 },
  mountains: { x: 290, y: 196 },
  castle: { x: 668, y: 196 },
  village: { x: 462, y: 346 },
  swamp: { x: 826, y: 302 },
  forest: { x: 228, y: 476 },
  ruins: { x: 466, y: 476 },
};

/** A point of the map as a place on the screen. */
export const spot = ({ x, y }: Point): { readonly left: string; readonly top: string } => ({
  left: `${(x / WIDTH) * 100}%`,
  top: `${(y / HEIGHT) * 100}%`,
});

/** A road bends a little: from, by way of, to. */
type Road = readonly [Point, Point, Point];
const BEND = 0.06;

export function road(one: LocationName, other: LocationName): Road {
  const [from, to] = [SPOTS[one], SPOTS[other]];
  const side = one < other ? BEND : -BEND;
  const via = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * side,
    y: (from.y + to.y) / 2 - (to.x - from.x) * side,
  };
  return [from, via, to];
}

/** Every road once. */
export const ROADS: readonly Road[] = LOCATIONS.flatMap(({ id, adjacent }) =>
  adjacent.filter(other => id < other).map(other => road(id, other)),
);

/** Beside each road, where the map leaves room for a word; he never takes those to the Monastery. */
const ROOM: readonly (readonly [LocationName, LocationName, Point])[] = [
  ['mountains', 'castle', { x: 548, y: 198 }],
  ['mountains', 'village', { x: 436, y: 268 }],
  ['castle', 'village', { x: 540, y: 264 }],
  ['castle', 'swamp', { x: 796, y: 220 }],
  ['village', 'swamp', { x: 698, y: 318 }],
  ['village', 'ruins', { x: 542, y: 428 }],
  ['village', 'forest', { x: 370, y: 392 }],
  ['swamp', 'ruins', { x: 720, y: 410 }],
  ['forest', 'ruins', { x: 347, y: 542 }],
];
const STAYING: Readonly<Partial<Record<LocationName, Point>>> = {
  mountains: { x: 132, y: 184 },
  castle: { x: 506, y: 152 },
  village: { x: 304, y: 306 },
  swamp: { x: 850, y: 248 },
  forest: { x: 80, y: 430 },
  ruins: { x: 612, y: 384 },
};

/** Where to write about a way from one place to another, or about staying. */
export function roomFor(one: LocationName, other: LocationName): Point {
  if (one === other) return STAYING[one] ?? SPOTS[one];
  const found = ROOM.find(ends => ends.includes(one) && ends.includes(other));
  return found?.[2] ?? along(road(one, other), 0.5);
}

const between = (one: Point, other: Point, part: number): Point => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part,
});

/** Along the first half of the bend by one part, along the second by another: what curves are cut with. */
const bent = ([from, via, to]: Road, one: number, other: number): Point =>
  between(between(from, via, one), between(via, to, one), other);

/** A point of a road, from 0 at its beginning to 1 at its end. */
export const along = (way: Road, part: number): Point => bent(way, part, part);

/** A piece of a road. */
export const piece = (way: Road, start: number, end: number): Road => [
  along(way, start),
  bent(way, start, end),
  along(way, end),
];

export const pathOf = ([from, via, to]: Road): string =>
  `M${from.x} ${from.y}Q${via.x} ${via.y} ${to.x} ${to.y}`;
