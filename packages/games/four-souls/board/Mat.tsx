import { classes } from '@tavolata/board-kit';
import type { ComponentChildren } from 'preact';
import css from './Mat.module.css';
import { Frame } from './Print.tsx';

interface MatProps {
  readonly id: string;
  readonly title: ComponentChildren;
  /** The deck its cards come from: beside them, or beside the title where it is narrow. */
  readonly pile?: ComponentChildren;
  readonly flat?: boolean;
  /** Where there is no height for it, the title is for those who listen. */
  readonly bare?: boolean;
  readonly zone?: string;
  readonly class?: string | undefined;
  readonly style?: Record<string, string>;
  readonly children?: ComponentChildren;
}

/** Cards that belong together, on a cloth of their own, with a title. */
export function Mat({ id, title, pile, flat, bare, zone, class: more, style, children }: MatProps) {
  return (
    <section class={classes(css.mat, more)} data-zone={zone} style={style}>
      <Frame id={`mat ${id}`} size={[430, 214]} mat />
      <header class={bare ? 'unseen' : css.head}>
        {title}
        {flat && pile}
      </header>
      <div class={css.body}>
        {!flat && pile}
        {children}
      </div>
    </section>
  );
}
