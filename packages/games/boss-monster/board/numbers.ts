import { isHidden, type NumberLine, signed } from '@tavolata/board-kit';
import { damageParts, type HeroDef, heroHealth, type RoomDef, spotOf } from '@tavolata/boss-monster';
import type { CardId } from '@tavolata/kernel';
import { figure, isOff, printedDamage } from './facts.ts';
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
  const printed = printedDamage(scene, card);
  const label = say.say(printed === undefined ? 'board.monster-rooms' : 'board.printed');
  if (!spot) {
    const line = { label, value: figure(printed) };
    if (!isOff(scene, card)) return [line];
    const off = say.say('board.deactivated');
    return printed === undefined
      ? [{ label: off, value: '0' }]
      : [line, { label: off, value: signed(-printed) }];
  }
  const [base, ...more] = damageParts(g, spot);
  return [
    { label, value: String(base?.amount ?? def.damage) },
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
export function totalOf({ g, say }: BossMonsterScene, card: CardId, damage: number | undefined): NumberLine {
  return g.def(card).type === 'hero'
    ? { label: say.say('board.total-health'), value: String(heroHealth(g, card)) }
    : { label: say.say('board.total-damage'), value: figure(damage) };
}
