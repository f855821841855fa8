import { choose, type Flow } from '@tavolata/kernel';
import { type LocationName, limits, modeDef, THRESHOLDS } from '../defs.ts';
import type { G, HeroId } from '../state.ts';
import { blightsIn, stopIgnoring, whereIs } from '../verbs/blights.ts';
import { moveNecromancer } from '../verbs/board.ts';
import { nameOf, namesOf, seatOf } from '../verbs/heroes.ts';
import {
  arrow,
  detected,
  misdirection,
  nearestWays,
  prowlings,
  refuseProwling,
  waysAfter,
} from '../verbs/necromancer.ts';
import { ownerOf } from '../verbs/powers.ts';
import { next, windowFor } from '../verbs/tasks.ts';

/** DN-NECRO-01: how much, is seen after the first moment of his turn. */
export function darknessStep(g: G): void {
  g.emit('necromancer-turn', { round: g.state.round });
  next(g, windowFor('between'), { do: 'darkness' }, windowFor('between'));
  g.state.next = 'movement-die';
}

/** DN-NECRO-03; Prophecy of Doom and Rune of Misdirection change which die it is. */
export function* movementDie(g: G): Flow<void> {
  const { doomDie } = g.state;
  if (doomDie === undefined) yield* rollForHim(g);
  else {
    g.state.die = doomDie;
    delete g.state.doomDie;
  }
  g.emit('necromancer-rolled', { die: g.state.die ?? 0 });
  next(g, windowFor('necromancer-die'));
  g.state.next = 'movement';
}

function* rollForHim(g: G): Flow<void> {
  const rune = misdirection(g);
  if (!rune) {
    g.state.die = g.die();
    return;
  }
  const faces = Array.from({ length: rune.dice }, () => g.die());
  // DN-POWER-08: whoever has the Rune chooses.
  const face = yield* choose(g, seatOf(g, ownerOf(g, rune.card)), 'necromancer-die', faces, {
    rule: 'DN-POWER-08',
    source: rune.card,
    as: value => ({ key: 'die', value }),
  });
  if (face !== undefined) g.state.die = face;
}

export function* movement(g: G): Flow<void> {
  const { die = 1, necromancer: from, necromancerSeat } = g.state;
  const found = detected(g, die);
  if (found.length > 0) g.emit('detected', { heroes: namesOf(g, found) });
  if (necromancerSeat) {
    const to = yield* found.length > 0 ? pursue(g, found) : prowl(g);
    if (to) moveNecromancer(g, to);
  } else moveNecromancer(g, found.length > 0 ? anyOf(g, nearestWays(g, found)) : arrow(from, die));
  g.state.next = 'blights';
}

const anyOf = (g: G, places: readonly LocationName[]): LocationName =>
  (places.length > 1 ? places[g.int(places.length)] : places[0]) ?? g.state.necromancer;

/** DN-NPLAY-03 to -05: whom to pursue, and by which of the shortest ways. */
function* pursue(g: G, found: readonly HeroId[]): Flow<LocationName | undefined> {
  const { necromancerSeat: seat } = g.state;
  if (!seat) return undefined;
  const hero = yield* choose(g, seat, 'pursue-whom', found, {
    rule: 'DN-NPLAY-03',
    as: id => ({ key: 'hero', place: nameOf(g, id) }),
  });
  if (hero === undefined) return undefined;
  const ways = waysAfter(g, hero);
  if (ways.length === 1) return ways[0];
  return yield* choose(g, seat, 'necromancer-where', ways, {
    rule: 'DN-NPLAY-04',
    as: place => ({ key: 'location', place }),
  });
}

/** DN-NPLAY-06, DN-NPLAY-07: to a neighbouring location without heroes; if there is none he stays. */
function* prowl(g: G): Flow<LocationName | undefined> {
  const { necromancerSeat: seat, necromancer: from } = g.state;
  if (!seat) return undefined;
  return yield* choose(g, seat, 'necromancer-where', prowlings(from), {
    rule: 'DN-NPLAY-06',
    as: place => ({ key: 'location', place }),
    refuse: place => refuseProwling(g, place),
  });
}

/** DN-NECRO-12, DN-DARK-03, DN-DARK-04, DN-DARK-06: one, and more as Darkness falls. */
export function blightsToCreate(g: G): number {
  const { darkness, necromancer, die = 0 } = g.state;
  const empty = blightsIn(g, necromancer).length === 0;
  return THRESHOLDS.filter(({ from }) => darkness >= from).reduce<number>(
    (sum, { emptyLocation = 0, movementFaces = [] }) =>
      sum + (empty ? emptyLocation : 0) + (movementFaces.includes(die) ? 1 : 0),
    limits.blightsPerTurn,
  );
}

export function blightStep(g: G): void {
  const at = g.state.necromancer;
  const tasks = Array.from({ length: blightsToCreate(g) }, () => ({ do: 'create-blight' as const, at }));
  next(g, windowFor('between'), ...tasks);
  g.state.next = g.state.modes.includes('fifth-hero') ? 'extra-die' : 'necromancer-over';
}

/** DN-FIVE-03 to -07: a die that nothing can modify. */
export function extraDie(g: G): void {
  const { darkness, necromancer } = g.state;
  const face = g.die();
  g.emit('extra-die-rolled', { die: face });
  const row = modeDef('fifth-hero').extraBlight.find(({ from, to }) => darkness >= from && darkness <= to);
  if ((row?.faces as readonly number[] | undefined)?.includes(face))
    next(g, { do: 'create-blight', at: necromancer });
  g.state.next = 'necromancer-over';
}

/** Diversion ends where he ends his turn; so does whatever held for this turn. */
export function necromancerOver(g: G): void {
  const { state } = g;
  state.negated = state.negated.filter(blight => whereIs(g, blight) !== state.necromancer);
  stopIgnoring(g);
  delete state.die;
  state.blinded = false;
  state.next = 'round';
}
