import { type CardDef, type FourSoulsState, faceOf, paragraphOf } from '@tavolata/four-souls';
import type { Deed } from './deed.ts';

/** Each ability has a paragraph of its card. */
export const fourSoulsDeed: Deed<FourSoulsState, CardDef> = (g, { key, card, value }, voice) => {
  if (card === undefined || (key !== 'tap' && key !== 'paid')) return undefined;
  const { id } = faceOf(g, card);
  const at = paragraphOf(g, id, ['abilities', String(value)]);
  return at === undefined ? undefined : voice.say(`card.${id}.text`).split('\n')[at];
};
