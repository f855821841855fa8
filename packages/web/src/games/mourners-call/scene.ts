import type { CardId, Seat } from '@tavolata/kernel';
import type { CardDef, MournersCallState } from '@tavolata/mourners-call';
import type { Scene } from '../page.ts';

export type MournersCallScene = Scene<MournersCallState, CardDef>;

export interface Props {
  readonly scene: MournersCallScene;
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
export const mineOf = ({ g, me }: MournersCallScene): Seat => me ?? (g.seats[0] as Seat);

/** The others, clockwise from me. */
export function othersOf(scene: MournersCallScene): Seat[] {
  const { seats } = scene.g;
  const at = seats.indexOf(mineOf(scene));
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
}

/** `a b` of what is there. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** Descriptions in a row, for those who listen. */
export const listed = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(', ');
