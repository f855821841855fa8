import type { Seat } from '@tavolata/kernel';
import { Sign } from '../../shared/Sign.tsx';
import { Die } from './Glyph.tsx';

interface RolledProps {
  readonly seat: Seat;
  readonly face: number;
  readonly text: string;
}

/** A die that tumbles over the table, and comes to rest as it fell. */
export const Rolled = ({ seat, face, text }: RolledProps) => (
  <div class="fs-rolled">
    <Die face={face} />
    <p>
      <Sign seat={seat} name="" small /> {text}
    </p>
  </div>
);
