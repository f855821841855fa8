import type { Seat } from '@tavolata/kernel';
import type { Scene } from './scene.ts';

/**
 * For a text about somebody's things: it speaks to whoever reads, and calls everybody else by name. In a replay seen
 * through other eyes, and to an onlooker, nobody is 'you'.
 */
export const whose = (
  { you }: Pick<Scene, 'you'>,
  seat: Seat,
): { readonly whose: 'you' | 'other'; readonly name: Seat } => ({
  whose: seat === you ? 'you' : 'other',
  name: seat,
});
