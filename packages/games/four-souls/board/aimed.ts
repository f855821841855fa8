import type { CardId, Seat } from '@tavolata/kernel';
import type { SoulsScene } from './scene.ts';
import { aimsOf } from './words.ts';

/** The numbers, counted from the top of the stack, of what is aimed at a card or a player. */
export function aimedAt(
  { g }: SoulsScene,
  at: { readonly card: CardId } | { readonly seat: Seat },
): number[] {
  const { stack } = g.state;
  return stack
    .map((item, i) => ({ item, number: stack.length - i }))
    .filter(({ item }) =>
      aimsOf(item).some(aim => ('card' in at ? aim.card === at.card : aim.seat === at.seat)),
    )
    .map(({ number }) => number)
    .reverse();
}
