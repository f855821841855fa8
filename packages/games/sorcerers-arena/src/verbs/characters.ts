import type { Option, Seat } from '@tavolata/kernel';
import {
  abilityDef,
  characterDef,
  type Side,
  type SkillDef,
  type StatusDef,
  type StatusName,
  skillDef,
  statusDef,
} from '../defs.ts';
import type { Character, CharacterId, G } from '../state.ts';

export function character({ state }: G, id: CharacterId): Character {
  const found = state.row[id];
  if (!found) throw new Error(`there is no character ${id} in the row`);
  return found;
}

export const active = (g: G): Character => character(g, g.state.marker);
export const everyone = ({ state }: G): CharacterId[] => state.row.map((_, id) => id);
export const maxHp = ({ name }: Character): number => characterDef(name).hp;

/** Can be chosen and affected: not from the moment its Health Points reach 0 (SA-KO-01, SA-KO-05). */
export const isStanding = ({ hp, space }: Character): boolean => hp > 0 && space !== undefined;
export const standing = (g: G): CharacterId[] => everyone(g).filter(id => isStanding(character(g, id)));

export const sideOfSeat = ({ state }: G, seat: Seat): Side => state.sides[seat] as Side;
export const sideOf = (g: G, id: CharacterId): Side => sideOfSeat(g, character(g, id).seat);
export const otherSide = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');
export const seatsOf = (g: G, side: Side): Seat[] => g.seats.filter(seat => sideOfSeat(g, seat) === side);
export const partnerOf = (g: G, seat: Seat): Seat | undefined =>
  seatsOf(g, sideOfSeat(g, seat)).find(other => other !== seat);

/** SA-TERM-02, SA-TEAM-14: another character of the same team, never itself. */
export const areAllies = (g: G, one: CharacterId, other: CharacterId): boolean =>
  one !== other && sideOf(g, one) === sideOf(g, other);
export const areRivals = (g: G, one: CharacterId, other: CharacterId): boolean =>
  sideOf(g, one) !== sideOf(g, other);

export const countersOf = ({ statuses }: Character, status: StatusName): number => statuses[status] ?? 0;
export const has = (who: Character, status: StatusName): boolean => countersOf(who, status) > 0;

/** What the statuses of a character say on one point. */
export const saidOf = <F extends keyof StatusDef>(who: Character, fact: F): NonNullable<StatusDef[F]>[] =>
  (Object.keys(who.statuses) as StatusName[]).flatMap(status => statusDef(status)[fact] ?? []) as NonNullable<
    StatusDef[F]
  >[];
export const isUnder = (who: Character, fact: 'holds' | 'hides' | 'shields'): boolean =>
  saidOf(who, fact).length > 0;

/** Who answers for a place (SA-LEAVE-04). */
export const decider = ({ state }: G, seat: Seat): Seat => state.deciders[seat] as Seat;

/** The upgraded ability of a character, if its Ability card shows it (SA-UPG-04). */
export const upgradedAbility = ({ name, upgraded }: Character): SkillDef | undefined =>
  upgraded ? skillDef(abilityDef(name).upgraded) : undefined;

/** How a character is shown among options: by its space, its Summoner and its name. */
export function asOption(g: G, id: CharacterId): Option {
  const { name, seat, space } = character(g, id);
  return { key: 'character', seat, ...(space && { place: space }), params: { character: name } };
}
