import type { Pick } from '@tavolata/kernel';
import { priceAt } from './does.ts';
import type { SoulsScene } from './scene.ts';

const NAMED: Readonly<Record<string, string>> = { 'attack-what': 'attack', 'buy-what': 'buy' };

/** The main button names the result: whom I attack, what I buy and for how much. */
export function answer(scene: SoulsScene, pick: Pick): string | undefined {
  const { g, say, picking } = scene;
  const deed = picking && NAMED[picking.ask.prompt];
  const option = typeof pick === 'number' ? picking?.options[pick] : undefined;
  if (!deed || !option) return undefined;
  const what = say.option(option, card => g.def(card));
  return say.say(`board.answer.${deed}`, { what, price: priceAt(scene, option) });
}
