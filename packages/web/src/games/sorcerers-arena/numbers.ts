import type { CardId } from '@tavolata/kernel';
import { type Character, type CombatDef, limits, statusDef } from '@tavolata/sorcerers-arena';
import type { NumberLine } from '../page.ts';
import type { ArenaScene } from './scene.ts';

/** The character a Combat card would be played by, if it stands in the row. */
const playerOf = ({ g }: ArenaScene, card: CardId): Character | undefined => {
  const def = g.def(card);
  const owner = g.zoneOf(card).split('/')[1];
  return g.state.row.find(({ name, seat }) => name === def.character && seat === owner);
};

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

interface Damage {
  readonly lines: readonly NumberLine[];
  readonly total: number;
}

/** Where a card's damage comes from, before anybody's defences: printed, by counters, by Strong. */
export function damageOf(scene: ArenaScene, card: CardId): Damage | undefined {
  const def = scene.g.def(card);
  const who = playerOf(scene, card);
  const paragraph = (def as CombatDef).does?.find(({ damage, damageIs }) => damage !== undefined || damageIs);
  if (def.type !== 'combat' || !paragraph || !who) return undefined;
  const { say } = scene;
  const { damage = 0, damageIs, damageIf } = paragraph;
  const counters = damageIs ? (who.statuses['magic-broom'] ?? 0) : 0;
  const isMore = damageIf !== undefined && (who.statuses[damageIf.status] ?? 0) >= damageIf.counters;
  const bonus = isMore ? damageIf.damage - damage : 0;
  const base = damageIs ? counters : damage + bonus;
  const strong = base > limits.minDamage && who.statuses.strong ? (statusDef('strong').adds ?? 0) : 0;
  const lines = [
    damageIs
      ? { label: say.say('board.by-counters', { status: 'magic-broom' }), value: String(counters) }
      : { label: say.say('board.printed'), value: String(damage) },
    ...(bonus === 0
      ? []
      : [{ label: say.say('board.by-counters', { status: damageIf?.status }), value: signed(bonus) }]),
    ...(strong === 0
      ? []
      : [{ label: say.say('board.by-status', { status: 'strong' }), value: signed(strong) }]),
  ];
  return { lines, total: base + strong };
}

export const numbers = (scene: ArenaScene, card: CardId): readonly NumberLine[] =>
  damageOf(scene, card)?.lines ?? [];
