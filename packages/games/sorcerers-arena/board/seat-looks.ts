import type { Looks, SeatLook } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import type { Side } from '@tavolata/sorcerers-arena';
import type { ArenaScene } from './scene.ts';

/** As on the table blue is round and red is pointed; partners are told apart. */
const LOOKS: Readonly<Record<Side, readonly SeatLook[]>> = {
  blue: [
    { shape: 'circle', colour: '#4fb3ff' },
    { shape: 'hexagon', colour: '#a5dbff' },
  ],
  red: [
    { shape: 'diamond', colour: '#ff6f6f' },
    { shape: 'triangle', colour: '#ffb3a6' },
  ],
};

/** A Summoner wears the team's colour and shape, in the header and the log as in the arena. */
export function seatLooks({ seats, state: { sides } }: ArenaScene['g']): Looks {
  const looks = seats.flatMap(seat => {
    const side = sides[seat];
    if (!side) return [];
    const partners = seats.filter(each => sides[each] === side);
    const look = LOOKS[side][partners.indexOf(seat)];
    return look ? [[seat, look] as const] : [];
  });
  return Object.fromEntries(looks) as Partial<Record<Seat, SeatLook>>;
}
