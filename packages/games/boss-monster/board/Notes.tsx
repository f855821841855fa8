import { classes } from '@tavolata/board-kit';
import css from './Notes.module.css';
import { Glyph } from './Px.tsx';
import type { Props } from './scene.ts';

/** What a card that lies in a dungeon says beyond what is printed. */
export interface Marks {
  readonly deactivated?: boolean;
  readonly faceDown?: boolean;
  /** Rooms beneath it. */
  readonly beneath?: number;
  /** A number that would change, before and after. */
  readonly change?: { readonly before: number; readonly after: number } | undefined;
  /** What draft it would do, if it is lit. */
  readonly does?: string | undefined;
}

/** On a card's picture: all that. */
export function Notes({ scene: { say }, marks }: Props & { readonly marks: Marks }) {
  const { beneath = 0, change, deactivated, faceDown, does } = marks;
  return (
    <div class={css.notes}>
      {deactivated && (
        <span class={css.wide}>
          <Glyph name="frozen" />
          {say.say('board.deactivated')}
        </span>
      )}
      {faceDown && <span class={classes('bm-covered', css.wide)}>{say.say('board.face-down')}</span>}
      {does !== undefined && <span class={classes(css.wide, css.does)}>{does}</span>}
      {beneath > 0 && <span class={classes('bm-covers', css.covers)}>×{beneath + 1}</span>}
      {change && (
        <span>
          <s>{change.before}</s> → {change.after}
        </span>
      )}
    </div>
  );
}
