import type { CardId, Seat } from '@tavolata/kernel';
import {
  figuresAt,
  GUILDS,
  type Location,
  openRakers,
  seatsIn,
  specialsOf,
  type WallowsDef,
} from '@tavolata/mourners-call';
import type { MournersCallScene, Props } from './scene.ts';
import { standZone } from './stands.ts';

export interface PlaceProps extends Props {
  readonly location: Location;
}

export interface Standing {
  readonly seat: Seat;
  readonly figure: string;
  /** Where it is on the screen. */
  readonly zone: string;
}

/** Who stands in a location, owner by owner, guild by guild, special figures last. */
export function standingIn({ g }: MournersCallScene, { id }: Location): Standing[] {
  return seatsIn(g).flatMap(seat => {
    const guilds = figuresAt(g, seat, id).map(({ guild }) => guild);
    const order = GUILDS.flatMap(guild => guilds.filter(each => each === guild.id));
    const specials = specialsOf(g, seat).flatMap(special => (special.at === id ? [special.id] : []));
    const all = [...order, ...specials];
    return all.map((figure, i) => ({
      seat,
      figure,
      zone: standZone(id, seat, figure, i - all.indexOf(figure)),
    }));
  });
}

/** The cards of the Rakers in a location. */
export const rakersIn = ({ g }: MournersCallScene, { id }: Location): CardId[] =>
  seatsIn(g)
    .flatMap(seat => openRakers(g, seat))
    .filter(card => (g.def(card) as WallowsDef).location === id);
