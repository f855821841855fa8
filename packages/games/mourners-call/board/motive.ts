import { isHidden } from '@tavolata/board-kit';
import type { CardId } from '@tavolata/kernel';
import { type MotiveDef, motiveWorth } from '@tavolata/mourners-call';
import type { MournersCallScene } from './scene.ts';

/** What a Motive would bring me if the game ended now. */
export function motiveNow({ g, me }: MournersCallScene, card: CardId): number | undefined {
  const def = g.def(card);
  if (def.type !== 'ulterior-motive' || isHidden(def) || !me) return undefined;
  return motiveWorth(g, me, (def as MotiveDef).scores);
}
