import { type CardOf, mineOf, type Scene, type SceneProps, type SeatOf } from '@tavolata/board-kit';
import type { CardId, Seat } from '@tavolata/kernel';
import {
  type ArenaState,
  abilityRow,
  BOX,
  type CardDef,
  type Character,
  type CharacterId,
  type CharacterName,
  hand,
  handLimit,
  type Side,
} from '@tavolata/sorcerers-arena';

export type ArenaScene = Scene<ArenaState, CardDef>;
export type Props = SceneProps<ArenaScene>;
export type CardProps = CardOf<ArenaScene>;
export type SeatProps = SeatOf<ArenaScene>;
export interface CharacterProps extends Props {
  readonly id: CharacterId;
}

/** Whose place the open question is about: mine, or a leaver's that I have taken over. */
export const askedFor = (scene: ArenaScene): Seat =>
  (scene.draft?.question.params?.seat as Seat | undefined) ?? mineOf(scene);
export const sideOfSeat = ({ g }: ArenaScene, seat: Seat): Side => g.state.sides[seat] ?? 'blue';
export const mySide = (scene: ArenaScene): Side => sideOfSeat(scene, mineOf(scene));
export const otherSide = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');
export const seatsOn = ({ g }: ArenaScene, side: Side): Seat[] =>
  g.seats.filter(seat => g.state.sides[seat] === side);

/** The seats whose hands I hold or see beside mine: my own first, then my partner's. */
export function myHands(scene: ArenaScene): Seat[] {
  const mine = mineOf(scene);
  return [mine, ...seatsOn(scene, mySide(scene)).filter(seat => seat !== mine)];
}

export const characterAt = ({ g }: ArenaScene, id: CharacterId): Character => {
  const who = g.state.row[id];
  if (!who) throw new Error(`there is no character ${id} in the row`);
  return who;
};
/** The characters of a side, in turn order. */
export const charactersOf = (scene: ArenaScene, side: Side): CharacterId[] =>
  scene.g.state.row.flatMap((who, id) => (sideOfSeat(scene, who.seat) === side ? [id] : []));

/** The card a character is read from: its Ability card, in the box where a chapter has no use for it. */
export function abilityCardOf({ g }: ArenaScene, name: CharacterName, seat?: Seat): CardId | undefined {
  const lies = seat === undefined ? [] : g.cards(abilityRow(seat));
  return [...lies, ...g.cards(BOX), ...g.seats.flatMap(each => g.cards(abilityRow(each)))].find(card => {
    const def = g.def(card);
    return def.type === 'ability' && def.character === name;
  });
}

/** How many cards a Summoner holds, and how many may be kept at the end of a turn. */
export const heldBy = ({ g }: ArenaScene, seat: Seat): { readonly hand: number; readonly limit: number } => ({
  hand: g.cards(hand(seat)).length,
  limit: handLimit(g, seat),
});
