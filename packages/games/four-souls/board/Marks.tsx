import { classes } from '@tavolata/board-kit';
import { countersOn } from '@tavolata/four-souls';
import type { ComponentChildren } from 'preact';
import css from './Marks.module.css';
import type { CardProps } from './scene.ts';

interface MarksProps extends CardProps {
  /** Of a card that is charged and spent: which of both it is. */
  readonly spent: boolean | undefined;
}

/** What lies on a card: the dot of its charge, and counters. */
export function Marks({ scene, card, spent }: MarksProps) {
  const counters = countersOn(scene.g, card);
  return (
    <>
      {spent !== undefined && <i class={classes(css.charge, spent && css.off)} />}
      {counters > 0 && (
        <b class={css.counters} aria-hidden="true">
          {counters}
        </b>
      )}
    </>
  );
}

interface RibbonProps {
  /** Two words: they need more of the picture. */
  readonly long: boolean;
  readonly children: ComponentChildren;
}

/** A word or two across its picture. */
export const Ribbon = ({ long, children }: RibbonProps) => (
  <span class={classes(css.ribbon, long && css.long)} aria-hidden="true">
    {children}
  </span>
);
