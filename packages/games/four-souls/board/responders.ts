import type { Seat } from '@tavolata/kernel';
import type { SoulsScene } from './scene.ts';

/** How somebody stands to what waits on the stack. */
export type Response = 'passed' | 'decides' | 'may';

/** Whether a player has passed, decides now, or may still respond; nothing while nobody is asked to. */
export function responseOf({ g }: SoulsScene, seat: Seat): Response | undefined {
  const { round } = g.state;
  const at = round?.order.indexOf(seat) ?? -1;
  if (!round || at < 0) return undefined;
  if (at === round.at) return 'decides';
  const count = round.order.length;
  const first = round.at - round.passes;
  return (at - first + 2 * count) % count < round.passes ? 'passed' : 'may';
}
