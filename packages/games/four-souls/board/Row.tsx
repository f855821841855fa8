import {
  classes,
  type HandLayout,
  type HandShape,
  handLayout,
  type RoomSize,
  rem,
  useRoom,
} from '@tavolata/board-kit';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import css from './Row.module.css';

/** In rem: so large a card has its name, so far apart cards lie. */
const UPRIGHT: HandShape = { ratio: 0.75, least: { width: 2.875, height: 2.75 }, gap: 0.5, strip: 1.75 };
/** On their sides, where upright they would be far smaller. */
const LYING: Partial<HandShape> = { ratio: 1.9, least: { width: 3.75, height: 2.75 } };
/** In rem: names on narrower cards are broken more often than not. */
const NARROW = 3.5;

interface RowProps<T> {
  readonly things: readonly T[];
  keyOf?(thing: T): string | number;
  readonly shape?: Partial<HandShape>;
  /** In rem: cards that would be lower than this may lie on their sides, if they are larger so. */
  readonly lyingBelow?: number | undefined;
  /** Where cards go that come here. */
  readonly zone?: string;
  readonly class?: string | undefined;
  children(thing: T): ComponentChildren;
}

const FAR = 1.4;

const isWhole = ({ step, width }: HandLayout): boolean => step >= width;
const area = ({ width, height }: HandLayout): number => width * height;

/** Cards side by side, in as many rows as make them largest in the room there is. */
export function Row<T>({
  things,
  keyOf = String,
  shape,
  lyingBelow,
  zone,
  class: more,
  children,
}: RowProps<T>) {
  const row = useRef<HTMLDivElement>(null);
  const room = useRoom(row).value;
  const upright = { ...UPRIGHT, ...shape };
  const laid = room && laidOut(things.length, room, upright, lyingBelow);
  return (
    <div
      ref={row}
      class={classes(css.row, more)}
      data-zone={zone}
      data-overlap={laid && !isWhole(laid) ? '' : undefined}
      style={
        laid && {
          '--card-w': `${laid.width}rem`,
          '--card-h': `${laid.height}rem`,
          gridTemplateColumns: `repeat(${laid.columns}, ${laid.step}rem)`,
          rowGap: `${upright.gap}rem`,
        }
      }
    >
      {laid &&
        things.map(thing => (
          <div key={keyOf(thing)} class={css.place}>
            {children(thing)}
          </div>
        ))}
    </div>
  );
}

function laidOut(count: number, { width, height }: RoomSize, shape: HandShape, lyingBelow = 0): HandLayout {
  const unit = rem();
  const room = { width: width / unit, height: height / unit };
  const upright = handLayout(count, room, shape);
  if (lyingBelow === 0) return upright;
  const onSides = handLayout(count, room, { ...shape, ...LYING });
  if (!isWhole(onSides)) return upright;
  const isTall = upright.height >= lyingBelow;
  const isGood = isWhole(upright) && upright.width >= NARROW;
  return isGood && (isTall || area(upright) * FAR > area(onSides)) ? upright : onSides;
}
