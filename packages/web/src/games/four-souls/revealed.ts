import type { CardId } from '@tavolata/kernel';
import { mark } from '../../table/linked.tsx';
import { cardWords } from './effect-words.ts';
import type { SoulsScene } from './scene.ts';
import { cardName } from './words.ts';

/** The card turned up from the Monster deck while I am asked where it goes: it lies in no slot yet. */
export const revealed = ({ picking }: SoulsScene): CardId | undefined =>
  picking?.ask.prompt === 'cover-which' ? picking.ask.source : undefined;

/** What it is, with its name as a link: a monster by its numbers, an event by its words. */
export function revealedWords(scene: SoulsScene, card: CardId): string {
  const { g, say } = scene;
  const { id, stats } = g.def(card);
  const name = mark(cardName(scene, card), { def: id, card });
  return stats
    ? say.say('board.revealed', { card: name, hp: stats.hp, dc: stats.dc, atk: stats.atk })
    : say.say('board.revealed-event', { card: name, words: cardWords(scene, card) });
}
