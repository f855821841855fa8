import { type CardOf, mineOf, type Scene, type SceneProps, type SeatOf } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import type { CardDef, MournersCallState } from '@tavolata/mourners-call';

export type MournersCallScene = Scene<MournersCallState, CardDef>;

export type Props = SceneProps<MournersCallScene>;
export type CardProps = CardOf<MournersCallScene>;
export type SeatProps = SeatOf<MournersCallScene>;

/** The others, clockwise from me. */
export function othersOf(scene: MournersCallScene): Seat[] {
  const { seats } = scene.g;
  const at = seats.indexOf(mineOf(scene));
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
}
