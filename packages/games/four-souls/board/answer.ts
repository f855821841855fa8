import type { Pick } from '@tavolata/kernel';
import { priceAt } from './does.ts';
import { abilityWords } from './effect-words.ts';
import type { SoulsScene } from './scene.ts';
import { slotDeed } from './words.ts';

const NAMED: Readonly<Record<string, string>> = { 'attack-what': 'attack', 'buy-what': 'buy' };

/** The main button names the result: whom I attack, what I buy and for how much, which ability. */
export function answer(scene: SoulsScene, pick: Pick): string | undefined {
  const { g, say, draft } = scene;
  const option = typeof pick === 'number' ? draft?.options[pick] : undefined;
  if (!draft || !option) return undefined;
  const { prompt, source } = draft.question;
  if (option.key === 'slot' && option.value !== undefined) return slotDeed(scene, option.value);
  if (prompt === 'pick-ability' && source !== undefined)
    return abilityWords(scene, source, (option.value ?? 1) - 1);
  const deed = NAMED[prompt];
  if (!deed) return undefined;
  const what = say.option(option, card => g.def(card));
  return say.say(`board.answer.${deed}`, { what, price: priceAt(scene, option) });
}
