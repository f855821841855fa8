import type { Course } from '@tavolata/boss-monster';
import type { Seat } from '@tavolata/kernel';
import type { BossMonsterScene } from './scene.ts';

/** What would happen at the end of a Hero's way, in words. */
export function omenOf(
  { say, you }: BossMonsterScene,
  seat: Seat,
  { end, souls, wounds, decides }: Course,
): string {
  const out = seat === you ? 'board.arrives-out' : 'board.arrives-them-out';
  const key = {
    gone: 'board.leaves',
    waits: 'board.waits',
    falls: decides ? 'board.falls-wins' : 'board.falls',
    arrives: decides ? out : 'board.arrives',
  }[end];
  return say.say(key, { souls, wounds });
}
