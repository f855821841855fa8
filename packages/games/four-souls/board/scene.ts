import type { CardOf, Scene, SceneProps, SeatOf } from '@tavolata/board-kit';
import {
  active,
  type CardDef,
  type FourSoulsState,
  inTurnOrder,
  isAtTable,
  OUTSIDE,
} from '@tavolata/four-souls';
import type { CardId, Seat } from '@tavolata/kernel';

export type SoulsScene = Scene<FourSoulsState, CardDef>;
export type Props = SceneProps<SoulsScene>;
export type CardProps = CardOf<SoulsScene>;
export type SeatProps = SeatOf<SoulsScene>;

/** Whoever may act now: the holder of priority, else the active player. */
function acting({ g }: SoulsScene): Seat {
  const { round } = g.state;
  return round?.order[round.at] ?? active(g);
}

/**
 * Whose table this is: mine; for an onlooker, and for whoever has left, that of the first who is still there; alone with
 * two characters, that of the one who acts.
 */
export function mineOf(scene: SoulsScene): Seat {
  const { g, me } = scene;
  const own = me && isAtTable(g, me) ? me : (g.state.order[0] as Seat);
  const now = acting(scene);
  return g.state.deciders[now] === own ? now : own;
}

/** Everybody else, from my left round the table. */
export const othersOf = (scene: SoulsScene): Seat[] =>
  inTurnOrder(scene.g, mineOf(scene)).filter(seat => seat !== mineOf(scene));

/** Hands lie open where all play together. */
export const isOpen = ({ g }: SoulsScene): boolean => g.state.together;

/** Never dealt: they lie in the box, and nobody needs to look them up. */
const IN_THE_BOX: readonly string[] = ['bonus-soul', 'character', 'starting-item'];

/** What has left the game since it began. */
export const destroyed = ({ g }: SoulsScene): CardId[] =>
  g.cards(OUTSIDE).filter(card => !IN_THE_BOX.includes(g.def(card).type));

/** Whether I say in which order triggered abilities go on the stack. */
export const isOrdering = ({ draft }: SoulsScene): boolean => draft?.question.prompt === 'trigger-order';

/** Whether something waits to be resolved, or to be put in order. */
export const hasStack = (scene: SoulsScene): boolean => scene.g.state.stack.length > 0 || isOrdering(scene);
