import { type Flow, putInOrder, type Seat } from '@tavolata/kernel';
import { type CharacterName, characterDef } from '../defs.ts';
import type { G } from '../state.ts';
import { partnerOf, sideOfSeat } from '../verbs/characters.ts';
import { gather, placeOf } from '../verbs/leavers.ts';

/** SA-SETUP-03, SA-SETUP-05, SA-TILE-04: the row of Turn Order tiles; everybody starts at full Health Points. */
export function setRow(g: G, tiles: readonly { readonly name: CharacterName; readonly seat: Seat }[]): void {
  g.state.row = tiles.map(({ name, seat }) => ({
    name,
    seat,
    hp: characterDef(name).hp,
    space: undefined,
    statuses: {},
    upgraded: false,
  }));
  g.state.marker = 0;
  g.emit('tiles-shown', { characters: tiles.map(({ name }) => name) });
}

const tile = (name: CharacterName) => ({ key: 'pick-character', place: name, params: { character: name } });

/** SA-ORDER-01, SA-TEAM-05: all in secret, then shown together. */
export function* orderTiles(g: G): Flow<void> {
  const tilesOf = (seat: Seat): CharacterName[] => g.state.picks[seat] ?? [];
  const orders = yield* gather<CharacterName[]>(
    g,
    'tiles',
    function* (seat, who) {
      const order = yield* putInOrder(who, 'order-tiles', tilesOf(seat).map(tile), {
        rule: g.seats.length > 2 ? 'SA-TEAM-05' : 'SA-ORDER-01',
        params: placeOf(seat, who),
      });
      return order.map(({ place }) => place);
    },
    tilesOf,
  );
  if (!orders) return;
  for (const [seat, order] of orders) g.state.picks[seat] = order;
  const seats = g.seats.length > 2 ? teamOrder(g) : duelOrder(g);
  const rounds = Math.max(...[...orders.values()].map(order => order.length));
  const nth = (n: number) => seats.map(seat => ({ seat, name: g.state.picks[seat]?.[n] as CharacterName }));
  setRow(g, Array.from({ length: rounds }, (_, n) => nth(n)).flat());
  g.state.next = 'place';
}

const initiative = (g: G, seat: Seat, n = 0): number =>
  characterDef(g.state.picks[seat]?.[n] as CharacterName).initiative;

function toss(g: G, seats: readonly Seat[]): Seat {
  const winner = seats[seats.length > 1 ? g.die(seats.length) - 1 : 0] as Seat;
  if (seats.length > 1) g.emit('coin-tossed', { seat: winner });
  return winner;
}

/** SA-ORDER-02, SA-ORDER-03: the lower first initiative begins; on a tie the second ones, the third ones, a coin. */
function duelOrder(g: G): Seat[] {
  const [one, other] = g.state.summoners as [Seat, Seat];
  const places = (g.state.picks[one] ?? []).map((_, n) => initiative(g, one, n) - initiative(g, other, n));
  const difference = places.find(each => each !== 0) ?? 0;
  const first = difference === 0 ? toss(g, [one, other]) : difference < 0 ? one : other;
  return first === one ? [one, other] : [other, one];
}

/** SA-TEAM-08: among the lowest, those whose partner is lowest, unless the tied are partners; then a coin. */
function lowest(g: G, seats: readonly Seat[]): Seat {
  const least = Math.min(...seats.map(seat => initiative(g, seat)));
  const tied = seats.filter(seat => initiative(g, seat) === least);
  const arePartners = tied.length === 2 && partnerOf(g, tied[0] as Seat) === tied[1];
  if (tied.length === 1 || arePartners) return toss(g, tied);
  const partnersFirst = (seat: Seat) => initiative(g, partnerOf(g, seat) as Seat);
  const best = Math.min(...tied.map(partnersFirst));
  return toss(
    g,
    tied.filter(seat => partnersFirst(seat) === best),
  );
}

/** SA-TEAM-06, SA-TEAM-07: first, a rival, the first one's partner, the other rival. */
function teamOrder(g: G): Seat[] {
  const first = lowest(g, g.state.summoners);
  const rivals = g.state.summoners.filter(seat => sideOfSeat(g, seat) !== sideOfSeat(g, first));
  const second = lowest(g, rivals);
  return [first, second, partnerOf(g, first) as Seat, partnerOf(g, second) as Seat];
}
