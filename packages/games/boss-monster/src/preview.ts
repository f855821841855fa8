import { ABANDON, type CardId, type Flow, playOn, type Seat } from '@tavolata/kernel';
import { limits } from './defs.ts';
import type { Effect, G } from './state.ts';
import { dungeonFor } from './steps/bait.ts';
import { resolve } from './steps/effects.ts';
import { wearOff } from './steps/end.ts';
import { turnUp } from './steps/reveal.ts';
import { buildFaceUp, type Position } from './verbs/build.ts';
import { player, visibleRoom } from './verbs/dungeon.ts';
import { healthOf, heroDef, markOf, soulsOf, woundsOf } from './verbs/heroes.ts';
import { enterRoom, nextRoom } from './verbs/march.ts';
import { ownerOf } from './verbs/targets.ts';
import { bossSpace, entrance, inside, TOWN } from './zones.ts';

/** What would come of it if nobody did anything more: the rules themselves, tried on a copy of a view. */
const copyOf = (g: G): G => playOn(g.game, g.game.clone(g.state));

/** Carries a flow out with everybody's default answers. */
function carry(flow: Flow<void>): void {
  let step = flow.next();
  while (!step.done && step.value !== ABANDON)
    step = flow.next(step.value.map(question => question.fallback));
}

/** Everything declared and not yet resolved, in the order it will resolve (BM-PRIO-06, BM-CANCEL-06). */
export function waitingEffects({ state }: G): Effect[] {
  const { window, pending, order } = state;
  return [
    ...(window?.chain?.cancels ?? []).toReversed(),
    ...(window?.chain?.base ? [window.chain.base] : []),
    ...(window?.resolving ?? []),
    ...order.flatMap(seat => pending.filter(effect => effect.by === seat)),
  ];
}

/** The table once all that waits has resolved; what is cancelled on the way does not. */
export function afterWaiting(g: G): G {
  const after = copyOf(g);
  const { window } = after.state;
  if (!window) return after;
  // As the window itself does it: what a cancel takes out of the list never comes to its turn.
  window.resolving = waitingEffects(after);
  after.state.pending = [];
  window.chain = undefined;
  for (let due = window.resolving.shift(); due; due = window.resolving?.shift()) carry(resolve(after, due));
  return after;
}

/** One Room on a Hero's way: what it would deal, and the Health left. */
export interface Stop {
  readonly space: number;
  readonly room: CardId;
  readonly damage: number;
  readonly health: number;
}

/** A Hero's way through a dungeon as things stand. */
export interface Course {
  readonly hero: CardId;
  /** Health before the first stop, with all that waits resolved. */
  readonly health: number;
  readonly stops: readonly Stop[];
  /** It falls, reaches the Boss, is no longer there when its turn comes, or may not enter this turn. */
  readonly end: 'falls' | 'arrives' | 'gone' | 'waits';
  /** It comes in a later turn, when what lasts until end of turn is over. */
  readonly later: boolean;
  /** What it would be worth, and whether that would be the last Wound or the last Soul needed. */
  readonly souls: number;
  readonly wounds: number;
  readonly decides: boolean;
}

/** The table when it next comes to baiting; of the face-down Rooms a seat knows only its own. */
function atBait(g: G, me: Seat | undefined): G {
  const then = afterWaiting(g);
  // In the Adventure phase that is next turn.
  if (then.state.phase === 'adventure') wearOff(then);
  if (me && !player(then, me).out) turnUp(then, me);
  return then;
}

/** The Hero whose way matters most to a seat: the one inside, else the first in line, else the first to be lured. */
export function nextHeroOf(g: G, seat: Seat): CardId | undefined {
  const then = atBait(g, seat);
  return (
    g.cards(inside(seat))[0] ??
    then.cards(entrance(seat))[0] ??
    then.cards(TOWN).find(hero => dungeonFor(then, hero) === seat)
  );
}

/** Where each Hero in town goes as things stand: sent by what waits, else lured in the next Bait phase. */
export function lures(g: G, me: Seat | undefined): Map<CardId, Seat> {
  const then = atBait(g, me);
  const pairs = g.cards(TOWN).flatMap((hero): [CardId, Seat][] => {
    const seat = then.isIn(hero, TOWN) ? dungeonFor(then, hero) : ownerOf(then, hero);
    return seat ? [[hero, seat]] : [];
  });
  return new Map(pairs);
}

export function courseOf(g: G, seat: Seat, hero: CardId): Course {
  const then = afterWaiting(g);
  const isInside = g.isIn(hero, inside(seat));
  const isShunned = !isInside && then.state.shunned.includes(seat);
  const later = isShunned || comesLater(then, seat, hero);
  if (later) wearOff(then);
  const stillThere = isInside
    ? then.state.walk?.hero === hero
    : [entrance(seat), TOWN].includes(then.zoneOf(hero));
  if (!isInside) enter(then, seat, hero);
  const health = healthOf(then, hero);
  const stops = stillThere ? march(then, seat, hero) : [];
  const falls = stillThere ? (stops.at(-1)?.health ?? health) <= 0 : fallen(then, hero);
  const end = isShunned ? 'waits' : falls ? 'falls' : stillThere ? 'arrives' : 'gone';
  const { souls, wounds } = heroDef(g, hero);
  return { hero, health, stops, end, later, souls, wounds, decides: decides(g, seat, hero, end) };
}

/** During the Adventure phase nobody is lured any more, and nobody enters where it is over (BM-ADV-01). */
function comesLater(g: G, seat: Seat, hero: CardId): boolean {
  const { phase, active, queue } = g.state;
  if (phase !== 'adventure' || g.isIn(hero, inside(seat))) return false;
  return g.isIn(hero, TOWN) || (seat !== active && !queue.includes(seat));
}

const fallen = (g: G, hero: CardId): boolean => g.zoneOf(hero).startsWith('souls/');

function decides(g: G, seat: Seat, hero: CardId, end: Course['end']): boolean {
  if (g.state.variants.includes('unlimited-lives') || end === 'gone' || end === 'waits') return false;
  const { souls, wounds } = heroDef(g, hero);
  if (end === 'falls') return soulsOf(g, seat) + souls >= limits.soulsToWin;
  return woundsOf(g, seat) + wounds >= limits.woundsToLose;
}

/** Puts a Hero that is still outside before the first Room; face-down ones are turned up by then. */
function enter(g: G, seat: Seat, hero: CardId): void {
  if (g.state.phase === 'build') turnUp(g, seat);
  const ahead = player(g, seat).spaces.map(({ id }) => id);
  g.state.walk = { hero, space: undefined, ahead, uprooted: false };
}

function march(g: G, seat: Seat, hero: CardId): Stop[] {
  const stops: Stop[] = [];
  // A Hero may be dead on its feet already: it is checked when its window closes.
  while (healthOf(g, hero) > 0) {
    const spot = nextRoom(g, seat);
    if (!spot) break;
    const before = healthOf(g, hero);
    enterRoom(g, spot);
    // A Maze may have sent it elsewhere: what counts is where it was hurt.
    const space = g.state.walk?.space ?? spot.space;
    const room = visibleRoom(g, seat, space) ?? spot.room;
    const health = healthOf(g, hero);
    stops.push({ space, room, damage: before - health, health });
  }
  return stops;
}

/** What a dungeon would do in all to whoever could bear it: the Boss walks its own Rooms, having no Health to lose. */
export function damageInAll(g: G, seat: Seat): number {
  const then = copyOf(g);
  const [walker] = then.cards(bossSpace(seat));
  if (walker === undefined) return 0;
  enter(then, seat, walker);
  for (let spot = nextRoom(then, seat); spot; spot = nextRoom(then, seat)) enterRoom(then, spot);
  return markOf(then, walker).damage;
}

/** The table with a seat's face-down Rooms turned up, as they will be before any Hero comes. */
export function revealed(g: G, seat: Seat): G {
  const then = copyOf(g);
  turnUp(then, seat);
  return then;
}

/** The same with one Room more in that position: what its numbers would become. */
export function withBuilt(g: G, seat: Seat, room: CardId, position: Position): G {
  const then = revealed(g, seat);
  buildFaceUp(then, seat, room, position);
  return then;
}
