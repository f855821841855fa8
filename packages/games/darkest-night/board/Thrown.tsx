import { classes } from '@tavolata/board-kit';
import { Face } from './Face.tsx';
import css from './Thrown.module.css';

interface Props {
  readonly faces: readonly number[];
  readonly target?: number;
  /** What they are for, below them. */
  readonly words?: string | undefined;
  /** The Necromancer's own die. */
  readonly cold?: boolean;
}

/** Dice shown for a moment in the middle of the table. */
export const Thrown = ({ faces, target = 0, words, cold }: Props) => (
  <div class={classes(css.thrown, cold && css.cold)} data-game="darkest-night">
    <div class={css.dice}>
      {faces.map((face, i) => (
        <span key={i} class={classes(css.die, target > 0 && face >= target && css.good)}>
          <Face face={face} />
        </span>
      ))}
    </div>
    {words !== undefined && <span class={css.words}>{words}</span>}
  </div>
);
