import { damageParts, heroHealth, spotOf } from '@tavolata/boss-monster';
import type { CardId } from '@tavolata/kernel';
import type { NumberLine } from '../page.ts';
import type { BossMonsterScene } from './scene.ts';

/** Where a Room's damage and a Hero's Health come from, addend by addend. */
export function numbers({ g, say }: BossMonsterScene, card: CardId): NumberLine[] {
  const def = g.def(card);
  if (def.type === 'hero')
    return [{ label: say.say('term.health'), value: `${heroHealth(g, card)} / ${def.health}` }];
  const spot = def.type === 'room' ? spotOf(g, card) : undefined;
  if (!spot) return def.type === 'room' ? [{ label: say.say('term.damage'), value: String(def.damage) }] : [];
  return damageParts(g, spot).map(({ source, amount }, i) => ({
    label: say.card(g.def(source).id),
    value: i === 0 ? String(amount) : `+${amount}`,
  }));
}
