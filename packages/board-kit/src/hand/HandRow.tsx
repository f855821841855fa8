import type { CardId } from '@tavolata/kernel';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { rem, useRoom } from '../layout/size.ts';
import { classes } from '../words/strings.ts';
import css from './HandRow.module.css';
import { type HandLayout, type HandShape, handLayout } from './hand-layout.ts';

interface Props {
  readonly cards: readonly CardId[];
  /** In rem; how cards may be drawn. */
  readonly shape: HandShape;
  /** The card that is decided about lies over the others. */
  readonly raised?: CardId | undefined;
  /** When another is asked, something that it lights is in sight. */
  readonly question?: string | undefined;
  readonly zone?: string;
  readonly class?: string;
  /** Draws a card, as large as `--card-w` and `--card-h` say. */
  children(card: CardId): ComponentChildren;
}

/** If none of what is lit is in sight, the first of it comes there. */
function showLit(row: HTMLElement): void {
  const { left, right } = row.getBoundingClientRect();
  const lit = [...row.querySelectorAll('.is-lit')];
  const isSeen = (each: Element): boolean => {
    const box = each.getBoundingClientRect();
    return box.left >= left && box.right <= right;
  };
  if (!lit.some(isSeen)) lit[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The last of a row is seen whole. */
const columnsOf = ({ columns, step, width }: HandLayout): string =>
  columns > 1 ? `repeat(${columns - 1}, ${step}rem) ${width}rem` : `${width}rem`;

/** Cards side by side, at a size that the room gives: see `handLayout`. `data-rows` and `data-overlap` tell how. */
export function HandRow({ cards, shape, raised, question, zone, class: more, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const room = useRoom(row).value;
  const unit = room && rem();
  const laid =
    room && unit
      ? handLayout(cards.length, { width: room.width / unit, height: room.height / unit }, shape)
      : undefined;
  const isLaid = laid !== undefined;
  useLayoutEffect(() => {
    if (row.current && isLaid) showLit(row.current);
  }, [question, isLaid]);
  return (
    <div
      ref={row}
      class={classes(css.row, more)}
      data-zone={zone}
      data-rows={laid?.rows}
      data-overlap={laid && laid.step < laid.width ? '' : undefined}
      style={
        laid && {
          '--card-w': `${laid.width}rem`,
          '--card-h': `${laid.height}rem`,
          gridTemplateColumns: columnsOf(laid),
          rowGap: `${shape.gap}rem`,
        }
      }
    >
      {laid &&
        cards.map(card => (
          <div key={card} class={css.slot} data-raised={card === raised ? '' : undefined}>
            {children(card)}
          </div>
        ))}
    </div>
  );
}
