import { damageParts, type HeroDef, heroHealth, type RoomDef, spotOf } from '@tavolata/boss-monster';
import type { CardId } from '@tavolata/kernel';
import { signed } from '../../shared/strings.ts';
import { isHidden } from '../../table/scenes.ts';
import type { NumberLine } from '../page.ts';
import type { BossMonsterScene } from './scene.ts';

/** Where a Room's damage and a Hero's Health come from, addend by addend. */
export function numbers(scene: BossMonsterScene, card: CardId): NumberLine[] {
  const def = scene.g.def(card);
  if (isHidden(def)) return [];
  if (def.type === 'hero') return healthLines(scene, card, def);
  return def.type === 'room' ? damageLines(scene, card, def) : [];
}

function damageLines(scene: BossMonsterScene, card: CardId, def: RoomDef): NumberLine[] {
  const { g, say } = scene;
  const spot = spotOf(g, card);
  if (!spot) return [{ label: say.say('board.printed'), value: String(def.damage) }];
  const [base, ...more] = damageParts(g, spot);
  const counted = g.def(card).does.baseDamage !== undefined;
  return [
    {
      label: say.say(counted ? 'board.monster-rooms' : 'board.printed'),
      value: String(base?.amount ?? def.damage),
    },
    ...more.map(({ source, amount }) => ({ label: say.card(source), value: signed(amount) })),
  ];
}

function healthLines({ g, say }: BossMonsterScene, card: CardId, { health }: HeroDef): NumberLine[] {
  const mark = g.state.marks.find(({ hero }) => hero === card);
  return [
    { label: say.say('board.printed'), value: String(health) },
    ...(mark?.bonus ? [{ label: say.say('board.bonus'), value: signed(mark.bonus) }] : []),
    ...(mark?.damage ? [{ label: say.say('board.taken'), value: signed(-mark.damage) }] : []),
  ];
}

/** What the numbers add up to. */
export function totalOf({ g, say }: BossMonsterScene, card: CardId, damage: number): NumberLine {
  return g.def(card).type === 'hero'
    ? { label: say.say('board.total-health'), value: String(heroHealth(g, card)) }
    : { label: say.say('board.total-damage'), value: String(damage) };
}
