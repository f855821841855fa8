import { mineOf } from '@tavolata/board-kit';
import type { Pick } from '@tavolata/kernel';
import { player } from '@tavolata/mourners-call';
import type { MournersCallScene } from './scene.ts';
import { totalOf } from './shares.ts';

/** What the main button says: what I give and keep, how many go where, which piles I make. */
export function answer(scene: MournersCallScene, pick: Pick): string | undefined {
  const { g, say, draft } = scene;
  const { prompt, params } = draft?.question ?? {};
  if (typeof pick === 'number') {
    if (prompt === 'bid')
      return say.say('board.answer.bid', { give: pick, keep: player(g, mineOf(scene)).etherea - pick });
    return prompt === 'spend-on-raker' ? say.say('board.answer.add', { number: pick }) : undefined;
  }
  if (typeof pick === 'boolean') return undefined;
  if (prompt === 'make-piles') return say.say('board.answer.piles', { piles: pick.join(' · ') });
  if (prompt === 'move-figures')
    return say.say('board.answer.move', { number: totalOf(pick), to: String(params?.to ?? '') });
  return undefined;
}
