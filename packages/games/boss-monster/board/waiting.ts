import type { Waiting } from '@tavolata/board-kit';
import { seatName } from '@tavolata/board-kit';
import { type Effect, targetOf, waitingEffects } from '@tavolata/boss-monster';
import type { BossMonsterScene } from './scene.ts';
import { nameOf } from './words.ts';

/** What was declared and has not resolved yet, next first. */
export const waiting = (scene: BossMonsterScene): Waiting[] =>
  waitingEffects(scene.g).map(effect => {
    const { g, say } = scene;
    const text = `card.${g.def(effect.card).id}.text`;
    return {
      card: effect.card,
      by: effect.by,
      line: targetName(scene, effect),
      ...(say.has(text) && { effect: say.say(text) }),
    };
  });

function targetName(scene: BossMonsterScene, { aim }: Effect): string {
  if (aim.seat) return seatName(scene, aim.seat);
  const target = targetOf(scene.g, aim);
  return target === undefined ? '' : nameOf(scene, target);
}
