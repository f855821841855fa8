import { classes, type HandLayout, type HandShape, handLayout, rem, useRoom } from '@tavolata/board-kit';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import css from './Row.module.css';

/** In rem: so large a card has its name, so far apart cards lie. */
const UPRIGHT: HandShape = { ratio: 0.75, least: { width: 2.5, height: 2.75 }, gap: 0.5, strip: 1.75 };
/** On their sides, where upright they would be far smaller. */
const LYING: Partial<HandShape> = { ratio: 1.9, least: { width: 3.75, height: 2.75 } };

interface RowProps<T> {
  readonly things: readonly T[];
  keyOf?(thing: T): string | number;
  readonly shape?: Partial<HandShape>;
  /** Whether they may lie on their sides. */
  readonly lying?: boolean;
  /** Where cards go that come here. */
  readonly zone?: string;
  readonly class?: string | undefined;
  children(thing: T): ComponentChildren;
}

const FAR = 1.4;

const isWhole = ({ step, width }: HandLayout): boolean => step >= width;
const area = ({ width, height }: HandLayout): number => width * height;

/** Cards side by side, in as many rows as make them largest in the room there is. */
export function Row<T>({ things, keyOf = String, shape, lying, zone, class: more, children }: RowProps<T>) {
  const row = useRef<HTMLDivElement>(null);
  const room = useRoom(row).value;
  const upright = { ...UPRIGHT, ...shape };
  const laid = room && laidOut(things.length, room, lying ? [upright, { ...upright, ...LYING }] : [upright]);
  return (
    <div
      ref={row}
      class={classes(css.row, more)}
      data-zone={zone}
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

function laidOut(
  count: number,
  { width, height }: { readonly width: number; readonly height: number },
  shapes: readonly HandShape[],
): HandLayout | undefined {
  const unit = rem();
  const room = { width: width / unit, height: height / unit };
  const [upright, lying] = shapes.map(shape => handLayout(count, room, shape));
  if (!upright || !lying || !isWhole(lying)) return upright;
  return isWhole(upright) && area(upright) * FAR > area(lying) ? upright : lying;
}
