import { agree, type CardId, choose, type Flow, type Option, type Refusal } from '@tavolata/kernel';
import { LOCATIONS, MONASTERY, type Outcome } from '../defs.ts';
import type { G, HeroId, TaskOf } from '../state.ts';
import { blightsIn, refuseProtected, removeBlight } from '../verbs/blights.ts';
import { moveNecromancer } from '../verbs/board.ts';
import { heroAt, nameOf, placeOf, seatOf } from '../verbs/heroes.ts';
import { exhaust, isExhausted, powersWith } from '../verbs/powers.ts';
import { canSpend, gain, isSpared } from '../verbs/stats.ts';
import { effectOn, next, reductions } from '../verbs/tasks.ts';
import { EVENT_DRAWN } from '../zones.ts';
import { drawPowers } from './gaining.ts';
import { wounded } from './stats.ts';
import { teleport } from './walking.ts';

/** A thing the data can say, by its key: carried out in the order of this list, which no outcome needs otherwise. */
type Doing = (g: G, hero: HeroId, effect: Outcome, source: CardId | undefined) => Flow<void> | void;

const DOINGS: Readonly<Record<keyof Outcome, Doing>> = {
  spend: (g, hero, { spend = {} }) => next(g, ...reductions(hero, spend, 'forced')),
  // DN-TIME-01: of two stats, either first; with Stealth that makes a difference.
  lose: (g, hero, { lose = {} }) =>
    next(g, { do: 'simultaneous', hero, tasks: reductions(hero, lose, 'lose') }),
  loseAll: (g, hero, { loseAll = 'grace' }) =>
    next(g, ...reductions(hero, { [loseAll]: heroAt(g, hero)[loseAll] }, 'lose')),
  gain(g, hero, { gain: { upTo, ...amounts } = {} }) {
    for (const stat of ['grace', 'secrecy'] as const)
      if (amounts[stat] !== undefined) gain(g, hero, stat, amounts[stat], upTo);
  },
  or: chooseOne,
  may: decideWhether,
  wound: (g, hero) => wounded(g, hero),
  darkness: (g, _, { darkness = 0 }) => next(g, { do: 'darkness', points: darkness }),
  exhaust: exhaustSome,
  loseTurn(g, hero) {
    // DN-LOSE-03: no further effect on a pawn that lies already.
    if (heroAt(g, hero).fallen) return;
    heroAt(g, hero).fallen = true;
    g.emit('turn-lost', { hero: nameOf(g, hero) });
  },
  events: drawEvents,
  finds(g, hero, { finds = 0 }) {
    const at = placeOf(g, hero);
    // DN-EVENT-07: the Monastery has no finds.
    if (at !== MONASTERY) next(g, { do: 'draw-finds', hero, at, cards: finds });
  },
  powers: (g, hero, { powers = 0 }) => drawPowers(g, hero, powers),
  dice(g, _, { dice = 0 }) {
    if (g.state.turn) g.state.turn.dice += dice;
    g.emit('dice-changed', { change: dice > 0 ? 'more' : 'fewer' });
  },
  blights(g, hero, { blights = 0 }) {
    const at = placeOf(g, hero);
    next(g, ...Array.from({ length: blights }, () => ({ do: 'create-blight' as const, at })));
  },
  move: teleport,
  // DN-NECRO-11: on the Monastery nothing happens.
  necromancer: (g, hero) => moveNecromancer(g, placeOf(g, hero)),
  destroyBlight: destroyOne,
  renewBlights(g, hero) {
    const at = placeOf(g, hero);
    const removed = blightsIn(g, at);
    for (const blight of removed) removeBlight(g, blight);
    g.emit('blights-removed', { location: at, number: removed.length });
    next(g, ...removed.map(() => ({ do: 'create-blight' as const, at })));
  },
  nothing() {},
};
const ORDER = Object.keys(DOINGS) as readonly (keyof Outcome)[];

/** Carries out what the data say, key by key; the first key ends up on top of the stack. */
export function* effect(g: G, task: TaskOf<'effect'>): Flow<void> {
  const { hero, effect: outcome, source } = task;
  const key = ORDER.find(each => outcome[each] !== undefined);
  if (!key) return;
  const rest: Outcome = { ...outcome, [key]: undefined };
  if (ORDER.some(each => rest[each] !== undefined)) next(g, effectOn(hero, rest, source));
  const flow = DOINGS[key](g, hero, outcome, source);
  if (flow) yield* flow;
}

/** How an alternative is called among options. */
function labelOf(outcome: Outcome): Option {
  const entry = Object.entries(outcome)[0] as [string, unknown];
  const [key, value] = entry;
  if (key === 'spend' || key === 'lose') {
    const [stat, amount] = Object.entries(value as object)[0] as [string, number];
    return { key: `${key}-${stat}`, value: amount };
  }
  if (key === 'exhaust') return { key: 'exhaust-one' };
  return { key: `suffer-${key}`, value: value as number };
}

/** DN-STAT-03, DN-EXH-09; DN-CLAR-17: whoever is spared takes that side without paying. */
function refuseSide(g: G, hero: HeroId, { spend, exhaust: which }: Outcome): Refusal | undefined {
  if (which === 'one' && powersWith(g, hero).every(card => isExhausted(g, card)))
    return g.refuse('DN-EXH-09', 'nothing-to-exhaust');
  if (!spend) return undefined;
  const stats = (['grace', 'secrecy'] as const).filter(stat => spend[stat] !== undefined);
  if (stats.every(stat => isSpared(g, hero, stat)) || canSpend(g, hero, spend)) return undefined;
  return g.refuse('DN-STAT-03', 'cannot-pay');
}

function* chooseOne(g: G, hero: HeroId, { or = [] }: Outcome, source: CardId | undefined): Flow<void> {
  const side = yield* choose(g, seatOf(g, hero), 'which-effect', or, {
    params: { hero: nameOf(g, hero) },
    ...(source !== undefined && { source }),
    as: labelOf,
    refuse: each => refuseSide(g, hero, each),
  });
  if (side) next(g, effectOn(hero, side, source));
}

function* decideWhether(g: G, hero: HeroId, { may = {} }: Outcome, source: CardId | undefined): Flow<void> {
  const { spend = {}, ...rest } = may;
  if (!canSpend(g, hero, spend)) return;
  const about = { params: { hero: nameOf(g, hero) }, ...(source !== undefined && { source }) };
  if (yield* agree(seatOf(g, hero), 'pay-for-effect', about))
    next(g, ...reductions(hero, spend, 'spend'), effectOn(hero, rest, source));
}

/** DN-EXH-08, DN-EXH-09. */
function* exhaustSome(
  g: G,
  hero: HeroId,
  { exhaust: which }: Outcome,
  source: CardId | undefined,
): Flow<void> {
  const ready = powersWith(g, hero).filter(card => !isExhausted(g, card));
  if (which === 'this') {
    if (source !== undefined && ready.includes(source)) exhaust(g, source);
    return;
  }
  if (which === 'all') {
    for (const card of ready) exhaust(g, card);
    return;
  }
  const one = yield* choose(g, seatOf(g, hero), 'exhaust-which', ready, { rule: 'DN-EXH-09' });
  if (one !== undefined) exhaust(g, one);
}

/** DN-EVENT-07, DN-EVENT-08: at once, or after the event that is being resolved. */
function drawEvents(g: G, hero: HeroId, { events = 0 }: Outcome): void {
  if (g.cards(EVENT_DRAWN).length > 0) g.state.queuedEvents += events;
  else next(g, ...Array.from({ length: events }, () => ({ do: 'draw-event' as const, hero, cards: [] })));
}

/** A blight of choice that can be destroyed (DN-BTYPE-09). */
function* destroyOne(g: G, hero: HeroId, { destroyBlight }: Outcome, source: CardId | undefined): Flow<void> {
  const places = LOCATIONS.map(({ id }) => id).filter(
    id => destroyBlight === 'anywhere' || destroyBlight === id,
  );
  const blights = places.flatMap(at => blightsIn(g, at));
  const blight = yield* choose(g, seatOf(g, hero), 'destroy-which', blights, {
    ...(destroyBlight === 'anywhere' ? source !== undefined && { source } : { rule: 'DN-NFIGHT-06' }),
    as: card => ({ key: 'blight', card, params: { location: g.zoneOf(card).split('/')[1] } }),
    refuse: card => refuseProtected(g, card, hero),
  });
  if (blight !== undefined) next(g, { do: 'destroy', hero, blight });
}
