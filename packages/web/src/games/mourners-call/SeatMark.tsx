import type { Seat } from '@tavolata/kernel';
import { Sign } from '../../shared/Sign.tsx';

/** Whose: the seat's shape in its hue, without a letter. */
export const SeatMark = ({ seat }: { readonly seat: Seat }) => <Sign seat={seat} name="" small />;
