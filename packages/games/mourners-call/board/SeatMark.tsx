import { Sign } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';

/** Whose: the seat's shape in its hue, without a letter. */
export const SeatMark = ({ seat }: { readonly seat: Seat }) => <Sign seat={seat} name="" small />;
