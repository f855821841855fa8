import type { CardDef, FourSoulsState } from '@tavolata/four-souls';
import type { CardId, Seat } from '@tavolata/kernel';
import type { Scene } from '../page.ts';

export type SoulsScene = Scene<FourSoulsState, CardDef>;
export interface Props {
  readonly scene: SoulsScene;
}
export interface CardProps extends Props {
  readonly card: CardId;
}
export interface SeatProps extends Props {
  readonly seat: Seat;
}

/** `a b` of what is there. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** Descriptions in a row, for those who listen. */
export const listed = (...parts: (string | number | false | undefined)[]): string =>
  parts.filter(part => part !== false && part !== undefined && part !== '').join(', ');

/** Only its back is known. */
export const isHidden = (def: CardDef): boolean => def.id.startsWith('unknown');

/** Whose table this is: mine, or for an onlooker the first seat's. */
export const mineOf = ({ g, me }: SoulsScene): Seat => me ?? (g.seats[0] as Seat);

/** Everybody else, from my left round the table. */
export function othersOf(scene: SoulsScene): Seat[] {
  const { order } = scene.g.state;
  const at = order.indexOf(mineOf(scene));
  return at < 0 ? [...order] : [...order.slice(at + 1), ...order.slice(0, at)];
}
