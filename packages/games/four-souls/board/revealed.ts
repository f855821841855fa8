import { mark } from '@tavolata/board-kit';
import type { CardId } from '@tavolata/kernel';
import { cardWords } from './effect-words.ts';
import type { SoulsScene } from './scene.ts';
import { cardName } from './words.ts';

/** Where what was turned up goes. */
const WHERE = ['cover-which', 'bottom-it', 'discard-it', 'curse-whom', 'bonus-soul-whom'];

/** The card turned up from a deck while I am asked where it goes: it lies nowhere in sight yet. */
export const revealed = ({ draft }: SoulsScene): CardId | undefined =>
  draft && WHERE.includes(draft.question.prompt) ? draft.question.source : undefined;

/** What it is, with its name as a link: a monster by its numbers, anything else by its words. */
export function revealedWords(scene: SoulsScene, card: CardId): string {
  const { g, say } = scene;
  const { id, stats } = g.def(card);
  const name = mark(cardName(scene, card), { def: id, card });
  return stats
    ? say.say('board.revealed', { card: name, hp: stats.hp, dc: stats.dc, atk: stats.atk })
    : say.say('board.revealed-event', { card: name, words: cardWords(scene, card) });
}
