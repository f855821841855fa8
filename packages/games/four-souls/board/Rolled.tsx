import { Die, Sign } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import css from './Rolled.module.css';

interface RolledProps {
  readonly seat: Seat;
  readonly face: number;
  readonly text: string;
}

/** A die that tumbles over the table, and comes to rest as it fell. */
export const Rolled = ({ seat, face, text }: RolledProps) => (
  <div class={css.rolled}>
    <Die face={face} label={String(face)} class={css.die} />
    <p>
      <Sign seat={seat} name="" small /> {text}
    </p>
  </div>
);
