import { type NumberLine, signed } from '@tavolata/board-kit';
import { type BlightDef, mightOf, THRESHOLDS } from '@tavolata/darkest-night';
import type { CardId } from '@tavolata/kernel';
import type { NightScene } from './scene.ts';

/** Where a blight's Might comes from, line by line. */
export function numbers({ g, say }: NightScene, card: CardId): NumberLine[] {
  const def = g.def(card);
  if (def.type !== 'blight' || !g.zoneOf(card).startsWith('blights/')) return [];
  const { might: printed } = def as BlightDef;
  const dark = THRESHOLDS.reduce(
    (sum, { from, might = 0 }) => sum + (g.state.darkness >= from ? might : 0),
    0,
  );
  const rest = mightOf(g, card) - printed - dark;
  return [
    { label: say.say('night.numbers.printed'), value: String(printed) },
    ...(dark === 0 ? [] : [{ label: say.say('night.darkness'), value: signed(dark) }]),
    ...(rest === 0 ? [] : [{ label: say.say('night.numbers.powers'), value: signed(rest) }]),
  ];
}
