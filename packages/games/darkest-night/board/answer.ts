import { previewRoll } from '@tavolata/darkest-night';
import type { Pick } from '@tavolata/kernel';
import { percent } from './prospects.ts';
import type { NightScene } from './scene.ts';
import { cardName } from './words.ts';

/** Answers after which the dice are thrown at once. */
const ROLLS = ['search', 'pray', 'fight', 'elude', 'fight-plain', 'elude-plain'];

/** What the main button says: the dice that will be thrown, and their chance. */
export function answer(scene: NightScene, pick: Pick): string | undefined {
  const { g, say, draft } = scene;
  if (!draft) return undefined;
  const picks = typeof pick === 'number' ? [pick] : Array.isArray(pick) ? (pick as readonly number[]) : [];
  const roll = previewRoll(g, draft.question, picks);
  if (!roll) return undefined;
  const { dice } = roll;
  const chance = roll.chance === undefined ? undefined : percent(roll.chance);
  const option = typeof pick === 'number' ? draft.options[pick] : undefined;
  if (option && !ROLLS.includes(option.key))
    return option.card === undefined || chance === undefined
      ? undefined
      : say.say('night.answer.card', { card: cardName(scene, option.card), chance });
  return chance === undefined
    ? say.say('night.answer.dice', { dice })
    : say.say('night.answer.roll', { dice, chance });
}
