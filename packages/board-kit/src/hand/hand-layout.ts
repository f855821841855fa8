import type { RoomSize } from '../layout/size.ts';

/** How cards of a hand may be drawn; all lengths in the same unit as the room. */
export interface HandShape {
  /** Width by height of a card that has all the room it wants. */
  readonly ratio: number;
  /** In more rows than one, where there is little height, it may be so much wider. */
  readonly widest?: number;
  /** A card that is narrower or lower shows no picture with its name any more. */
  readonly least: RoomSize;
  /** No card grows beyond this. */
  readonly most?: number;
  readonly gap: number;
  /** So much of a covered card is seen: what a finger needs. */
  readonly strip: number;
}

export interface HandLayout {
  readonly rows: number;
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  /** From one card's left edge to the next: less than its width where they overlap. */
  readonly step: number;
}

/** A card may be narrower than its ratio, up to so much; then it is lower too. */
const SLIMMEST = 0.62;

/**
 * Cards side by side, as large as the room allows: in one row, or in more if they would be larger so. Where not even the
 * least fit, they overlap; and where a finger would miss them then, the row is wider than the room and scrolls.
 */
export function handLayout(count: number, room: RoomSize, shape: HandShape): HandLayout {
  const all = [1, 2, 3].map(rows => inRows(rows, Math.max(1, count), room, shape));
  const whole = all.filter(({ width, height }) => width >= shape.least.width && height >= shape.least.height);
  const [best] = whole.toSorted((a, b) => b.width * b.height - a.width * a.height || a.rows - b.rows);
  return best ?? overlapping(count, room, shape);
}

function inRows(rows: number, count: number, room: RoomSize, shape: HandShape): HandLayout {
  const { ratio, gap, most = Number.POSITIVE_INFINITY } = shape;
  const widest = rows > 1 ? (shape.widest ?? ratio) : ratio;
  const columns = Math.ceil(count / rows);
  const high = (room.height - (rows - 1) * gap) / rows;
  const wide = (room.width - (columns - 1) * gap) / columns;
  const width = Math.min(high * widest, wide, most);
  const height = Math.min(high, width / (ratio * SLIMMEST));
  return { rows, columns, width, height, step: width + gap };
}

function overlapping(count: number, room: RoomSize, { ratio, least, gap, strip }: HandShape): HandLayout {
  const rows = Math.max(1, Math.floor((room.height + gap) / (least.height + gap)));
  const columns = Math.ceil(count / rows);
  const height = (room.height - (rows - 1) * gap) / rows;
  const width = Math.min(room.width, Math.max(least.width, Math.min(height * ratio, strip * 2)));
  const step = columns < 2 ? width + gap : Math.min(width + gap, (room.width - width) / (columns - 1));
  return { rows, columns, width, height, step: Math.max(strip, step) };
}
