import type { Seat } from '@tavolata/kernel';
import { type G, playing } from '../state.ts';
import { win } from './goal.ts';
import { nextTurn } from './turn.ts';

/** NG-LEAVE-01 */
export function leave(g: G, seat: Seat): void {
  const [last, ...others] = playing(g.state).filter(each => each !== seat);
  if (last && others.length === 0) win(g, last, 'others-left', 'NG-LEAVE-01');
  else if (g.state.active === seat) nextTurn(g);
}
