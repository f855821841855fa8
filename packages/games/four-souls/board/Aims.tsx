import { classes } from '@tavolata/board-kit';
import css from './Aims.module.css';
import { Glyph } from './Glyph.tsx';
import type { Props, SoulsScene } from './scene.ts';

interface AimsProps extends Props {
  readonly numbers: readonly number[];
  /** In a line of words, not on a corner. */
  readonly inline?: boolean;
}

export const aimedInWords = ({ say }: SoulsScene, numbers: readonly number[]): string | undefined =>
  numbers.length === 0 ? undefined : say.say('board.aimed-by', { numbers: numbers.join(', ') });

/** What on the stack is aimed here: a crosshair, and the numbers as they stand there, in circles. */
export const Aims = ({ scene, numbers, inline }: AimsProps) =>
  numbers.length === 0 ? null : (
    <span class={classes(css.aim, inline && css.inline)}>
      <span class="unseen">{aimedInWords(scene, numbers)}</span>
      <Glyph name="aimed" />
      {numbers.map(number => (
        <b key={number} aria-hidden="true">
          {number}
        </b>
      ))}
    </span>
  );
