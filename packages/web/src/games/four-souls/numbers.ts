import { aimAt, atkOf, dcOf, hpOf, isInPlay, maxHpOf } from '@tavolata/four-souls';
import type { CardId, Seat } from '@tavolata/kernel';
import type { NumberLine } from '../page.ts';
import type { SoulsScene } from './scene.ts';

/** A card's numbers as they stand, each with what is printed. */
export function numbers({ g, say }: SoulsScene, card: CardId): readonly NumberLine[] {
  const { stats, type } = g.def(card);
  if (!stats || !isInPlay(g, card)) return [];
  const aim = type === 'character' ? { seat: g.zoneOf(card).split('/')[1] as Seat } : aimAt(g, card);
  const line = (stat: 'hp' | 'dc' | 'atk', now: string, printed: number): NumberLine => ({
    label: say.say(`board.stat.${stat}`),
    value: say.say('board.stat.value', { now, printed }),
  });
  return [
    line('hp', `${hpOf(g, aim)}/${maxHpOf(g, aim)}`, stats.hp),
    ...(stats.dc === undefined ? [] : [line('dc', String(dcOf(g, aim)), stats.dc)]),
    line('atk', String(atkOf(g, aim)), stats.atk),
  ];
}
