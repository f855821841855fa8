import { choose, type Flow, type Refusal, type RuleId, type Seat } from '@tavolata/kernel';
import { SPACES, type SpaceName, type Through } from '../defs.ts';
import type { CharacterId, G } from '../state.ts';
import { distance, isFree, pathTo, spaceOf, ways } from './board.ts';
import { character, isStanding, isUnder } from './characters.ts';
import { landings } from './targets.ts';

/** Puts a standee down elsewhere and tells how it got there. */
function step(g: G, id: CharacterId, to: SpaceName, path: readonly SpaceName[]): void {
  const who = character(g, id);
  const from = who.space;
  if (from === to) return;
  who.space = to;
  g.emit('walked', { character: who.name, seat: who.seat, from, to, path: [...path] });
}

/** SA-IMMO-01, SA-IMMO-02: a move becomes no move. */
export function isHeld(g: G, id: CharacterId): boolean {
  const who = character(g, id);
  const held = isUnder(who, 'holds');
  if (held) g.emit('held', { character: who.name, seat: who.seat });
  return held;
}

const spaceOption = (own: SpaceName) => (place: SpaceName) => ({
  key: place === own ? 'stay' : 'space',
  place,
});

function refuseSpace(
  g: G,
  id: CharacterId,
  to: SpaceName,
  move: {
    readonly came: ReadonlyMap<SpaceName, SpaceName>;
    readonly spaces: number;
    readonly through: Through;
  },
): Refusal | undefined {
  const own = spaceOf(g, id);
  if (to !== own && !isFree(g, to)) return g.refuse('SA-MOVE-05', 'space-occupied');
  if (move.came.has(to)) return undefined;
  if (distance(own, to) > move.spaces) return g.refuse('SA-MOVE-06', 'too-far');
  return move.through === 'nobody'
    ? g.refuse('SA-RES-04', 'way-blocked')
    : g.refuse('SA-MOVE-04', 'way-blocked');
}

/** SA-MOVE-06, SA-MOVE-09: up to so many spaces; whoever moves it chooses where, staying is the default. */
export function* moveUpTo(
  g: G,
  seat: Seat,
  id: CharacterId,
  spaces: number,
  through: Through = 'allies',
  rule: RuleId = 'SA-MOVE-06',
): Flow<void> {
  const who = character(g, id);
  if (!isStanding(who) || isHeld(g, id)) return;
  const own = spaceOf(g, id);
  const came = ways(g, id, own, spaces, through);
  // For people, the spaces around that are out of reach are named with the reason.
  const near = g.explain
    ? SPACES.map(each => each.id).filter(space => !came.has(space) && distance(own, space) <= spaces + 1)
    : [];
  const to = yield* choose(g, seat, 'move-to', [...came.keys(), ...near], {
    rule,
    params: { character: who.name, spaces, through },
    as: spaceOption(own),
    refuse: space => refuseSpace(g, id, space, { came, spaces, through }),
  });
  if (to !== undefined) step(g, id, to, pathTo(came, to));
}

/** Both leave and arrive at the same time (SA-MOVE-05); if either is Immobilized, neither moves. */
export function swap(g: G, one: CharacterId, other: CharacterId): void {
  const held = [one, other].filter(id => isHeld(g, id));
  const [mine, theirs] = [character(g, one), character(g, other)];
  if (held.length > 0 || !isStanding(mine) || !isStanding(theirs)) return;
  const [from, to] = [spaceOf(g, one), spaceOf(g, other)];
  mine.space = to;
  theirs.space = from;
  g.emit('swapped', { character: mine.name, seat: mine.seat, with: theirs.name, from, to });
}

/** Straight to a space next to the one chosen, whatever lies between. */
export function* leapBeside(g: G, seat: Seat, self: CharacterId, beside: CharacterId): Flow<void> {
  if (!isStanding(character(g, self)) || isHeld(g, self)) return;
  const own = spaceOf(g, self);
  const spaces = landings(g, self, beside).sort((x, y) => Number(y === own) - Number(x === own));
  const to = yield* choose(g, seat, 'leap-to', spaces, {
    rule: 'SA-MOVE-06',
    params: { character: character(g, self).name },
    as: spaceOption(own),
  });
  if (to !== undefined) step(g, self, to, [own, to]);
}
