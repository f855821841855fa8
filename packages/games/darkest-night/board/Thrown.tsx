import { classes } from '@tavolata/board-kit';
import { Face } from './Face.tsx';

interface Props {
  readonly faces: readonly number[];
  readonly target?: number;
  /** The Necromancer's own die. */
  readonly cold?: boolean;
}

/** Dice shown for a moment in the middle of the table. */
export const Thrown = ({ faces, target = 0, cold }: Props) => (
  <div class={classes('dn-thrown', cold && 'cold')} data-game="darkest-night">
    {faces.map((face, i) => (
      <span key={i} class={classes('dn-die', target > 0 && face >= target && 'good')}>
        <Face face={face} />
      </span>
    ))}
  </div>
);
