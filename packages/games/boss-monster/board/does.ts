import { mineOf, sayIfAny, type ThingRef } from '@tavolata/board-kit';
import { activeRooms } from '@tavolata/boss-monster';
import type { CardId, Seat } from '@tavolata/kernel';
import { lateFor, lateIn } from './late.ts';
import type { BossMonsterScene } from './scene.ts';
import { shortName } from './words.ts';

/** Questions that are about playing a card: what it would do depends on the card. */
const PLAYING = ['respond', 'cancel'];
/** Questions about which Room shall deal more. */
const BOOSTING = ['boost-trap', 'boost-monster'];

/** What a lit thing would do, in two or three words; nothing where the question says it all. */
export function doesOf(scene: BossMonsterScene, thing: ThingRef): string | undefined {
  const { say, draft } = scene;
  if (!draft || draft.on(thing).length === 0) return undefined;
  const { prompt } = draft.question;
  const played = PLAYING.includes(prompt) && 'card' in thing;
  const late = played
    ? lateFor(scene, thing.card)
    : BOOSTING.includes(prompt) && 'card' in thing
      ? lateIn(scene, thing.card)
      : undefined;
  if (late !== undefined) return say.say('does.late', { hero: shortName(scene, late) });
  if (played) return cardDoes(scene, thing.card, mineOf(scene));
  return brief(scene, `does.ask.${prompt}`, mineOf(scene));
}

/** What a card does for whoever plays it, in as few words. */
export const cardDoes = (scene: BossMonsterScene, card: CardId, by: Seat): string | undefined =>
  brief(scene, `card.${scene.g.def(card).id}.brief`, by);

const brief = ({ g, say }: BossMonsterScene, key: string, by: Seat): string | undefined =>
  sayIfAny(say, key, { rooms: activeRooms(g, by).length });
