import type { NumberLine } from '@tavolata/board-kit';
import { aimAt, atkOf, dcOf, hpOf, isInPlay, maxHpOf } from '@tavolata/four-souls';
import type { CardId, Seat } from '@tavolata/kernel';
import type { SoulsScene } from './scene.ts';

export const STATS = ['hp', 'dc', 'atk'] as const;
export type Numbers = Readonly<Partial<Record<(typeof STATS)[number], number>>>;

/** A monster's in play as they are now, elsewhere as printed; a character's are its player's. */
export function numbersOn({ g }: SoulsScene, card: CardId): Numbers | undefined {
  const { stats, type } = g.def(card);
  if (!stats || type === 'character') return undefined;
  const of = aimAt(g, card);
  return isInPlay(g, card) ? { hp: hpOf(g, of), dc: dcOf(g, of), atk: atkOf(g, of) } : stats;
}

/** A card's numbers as they stand, each with what is printed. */
export function numbers({ g, say }: SoulsScene, card: CardId): readonly NumberLine[] {
  const { stats, type } = g.def(card);
  if (!stats || !isInPlay(g, card)) return [];
  const aim = type === 'character' ? { seat: g.zoneOf(card).split('/')[1] as Seat } : aimAt(g, card);
  const line = (stat: keyof Numbers, now: string, printed: number): NumberLine => ({
    label: say.say(`board.stat.${stat}`),
    value: say.say('board.stat.value', { now, printed }),
  });
  return [
    line('hp', `${hpOf(g, aim)}/${maxHpOf(g, aim)}`, stats.hp),
    ...(stats.dc === undefined ? [] : [line('dc', String(dcOf(g, aim)), stats.dc)]),
    line('atk', String(atkOf(g, aim)), stats.atk),
  ];
}
