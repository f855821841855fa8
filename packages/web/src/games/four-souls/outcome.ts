import { dcOf, hpOf, rollBonus, type StackItem } from '@tavolata/four-souls';
import type { SoulsScene } from './scene.ts';
import { aimName } from './words.ts';

const clamp = (face: number): number => Math.min(6, Math.max(1, face));

/** What happens if everybody passes, with its sum where there is one. */
export function outcomeOf(scene: SoulsScene, item: StackItem): string {
  const { g, say } = scene;
  switch (item.kind) {
    case 'damage': {
      const hp = hpOf(g, item.to);
      const left = Math.max(0, hp - item.amount);
      return say.say(left > 0 ? 'board.if.hurt' : 'board.if.killed', {
        whom: aimName(scene, item.to),
        hp,
        left,
      });
    }
    case 'death':
      return say.say(item.of.seat ? 'board.if.player-dies' : 'board.if.monster-dies', {
        whom: aimName(scene, item.of),
      });
    case 'roll': {
      const bonus = rollBonus(g, item);
      const final = clamp(item.face + bonus);
      const sum =
        bonus === 0 ? String(final) : `${item.face} ${bonus < 0 ? '−' : '+'} ${Math.abs(bonus)} = ${final}`;
      if (!item.attack) return say.say('board.if.rolled', { sum });
      const needs = dcOf(g, item.attack);
      return say.say(final >= needs ? 'board.if.hits' : 'board.if.misses', {
        sum,
        needs,
        whom: aimName(scene, item.attack),
      });
    }
    case 'loot':
    case 'ability':
      return say.has(`card.${item.source.def}.text`) ? say.say(`card.${item.source.def}.text`) : '';
  }
}
