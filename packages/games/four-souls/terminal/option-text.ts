import type { Option, Play } from '@tavolata/kernel';
import type { OptionText } from '@tavolata/kernel/terminal';
import {
  type CardDef,
  type FourSoulsState,
  faceOf,
  nextTriggers,
  type Outcome,
  paragraphOf,
} from '../src/index.ts';

/** Where a card says what an option would do. */
interface Passage {
  readonly def: string;
  readonly path: Outcome['path'];
}

function passageOf(
  g: Play<FourSoulsState, CardDef>,
  { key, card, value, params }: Option,
): Passage | undefined {
  if (card === undefined) return undefined;
  if (key === 'tap' || key === 'paid') return { def: faceOf(g, card).id, path: ['abilities', String(value)] };
  // FS-TRIG-05: those that wait, in the order in which they are offered.
  const trigger = key === 'ability' ? nextTriggers(g)[params?.nth as number] : undefined;
  return trigger && { def: trigger.source.def, path: trigger.path };
}

/** Each ability has a paragraph of its card. */
export const optionText: OptionText<FourSoulsState, CardDef> = (g, option, voice) => {
  const passage = passageOf(g, option);
  if (!passage) return undefined;
  const { def, path } = passage;
  const at = paragraphOf(g, def, path);
  return at === undefined ? undefined : voice.say(`card.${def}.text`).split('\n')[at];
};
