import type { Side, SpaceName } from '@tavolata/sorcerers-arena';
import { centre, type Point } from './hexes.ts';

/** How high an arc rises above the higher of its ends. */
const RISE = 90;

/** From the one who shoots over everybody's heads: start, the point that bends it, end. */
function bend(from: SpaceName, to: SpaceName, near: Side): readonly [Point, Point, Point] {
  const [one, other] = [centre(from, near), centre(to, near)];
  const top = { x: (one.x + other.x) / 2, y: Math.min(one.y, other.y) - RISE };
  return [{ x: one.x, y: one.y - 30 }, top, { x: other.x, y: other.y - 40 }];
}

/** The arc as a drawing. */
export function shotPath(from: SpaceName, to: SpaceName, near: Side): string {
  const [start, top, end] = bend(from, to, near);
  return `M${start.x} ${start.y}Q${top.x} ${top.y} ${end.x} ${end.y}`;
}

/** Points on the arc, from its start to its end. */
export function alongShot(from: SpaceName, to: SpaceName, near: Side, parts: number): Point[] {
  const [start, top, end] = bend(from, to, near);
  return Array.from({ length: parts + 1 }, (_, i) => {
    const t = i / parts;
    const mix = (a: number, b: number, c: number): number =>
      (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    return { x: mix(start.x, top.x, end.x), y: mix(start.y, top.y, end.y) };
  });
}
