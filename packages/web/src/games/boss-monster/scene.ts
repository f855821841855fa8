import type { BossMonsterState, CardDef } from '@tavolata/boss-monster';
import type { CardId, Seat } from '@tavolata/kernel';
import type { Scene } from '../page.ts';

export type BossMonsterScene = Scene<BossMonsterState, CardDef>;

export interface Props {
  readonly scene: BossMonsterScene;
}
export interface CardProps extends Props {
  readonly card: CardId;
}
export interface SeatProps extends Props {
  readonly seat: Seat;
}

/** Only its back is known. */
export const isHidden = (def: CardDef): boolean => def.id.startsWith('unknown');

/** Whose table this is: mine, or for an onlooker the first seat's. */
export const mineOf = ({ g, me }: BossMonsterScene): Seat => me ?? (g.seats[0] as Seat);

/** The others, highest XP first; whoever is out comes last. */
export function othersOf(scene: BossMonsterScene): Seat[] {
  const { order, fallen } = scene.g.state;
  const known = order.length > 0 ? [...order, ...fallen] : scene.g.seats;
  const all = [...new Set([...known, ...scene.g.seats])];
  return all.filter(seat => seat !== mineOf(scene));
}

/** `a b` of what is there. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** Descriptions in a row, for those who listen. */
export const listed = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(', ');
