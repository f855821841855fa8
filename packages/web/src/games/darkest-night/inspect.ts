import type { CardId } from '@tavolata/kernel';
import type { Inspected } from '../page.ts';
import type { NightScene } from './scene.ts';

const BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  power: ['DN-EXH-05', 'DN-ACT-10'],
  blight: ['DN-DARK-06'],
};
const AT_MOST = 3;

/** What the magnifying glass tells beside the card itself. */
export function inspect({ g, say, picking }: NightScene, card: CardId): Inspected {
  const denied = picking?.denied({ card }) ?? [];
  const rules = [...denied.map(({ rule }) => rule), ...(BY_TYPE[g.def(card).type] ?? [])];
  return {
    now: denied.slice(0, 1).map(refusal => say.refusal(refusal, each => g.def(each))),
    rules: [...new Set(rules)].slice(0, AT_MOST),
  };
}
