import type { CardId, Def, Seat } from '@tavolata/kernel';
import type { Scene } from './scene.ts';

/** What the parts of a board are given: the scene, and what they draw of it. */
export interface SceneProps<S> {
  readonly scene: S;
}
export interface CardOf<S> extends SceneProps<S> {
  readonly card: CardId;
}
export interface SeatOf<S> extends SceneProps<S> {
  readonly seat: Seat;
}

/** Only its back is known. */
export const isHidden = ({ id }: Def): boolean => id.startsWith('unknown');

/** Whose table this is: mine, or for an onlooker the first seat's. */
export const mineOf = ({
  g,
  me,
}: {
  readonly g: Pick<Scene['g'], 'seats'>;
  readonly me: Scene['me'];
}): Seat => me ?? (g.seats[0] as Seat);
