import type { CardId, Option, Seat } from '@tavolata/kernel';
import type { Hints, RoomDef, Use } from '../defs.ts';
import type { G, Spot } from '../state.ts';
import { dungeonFor } from '../steps/bait.ts';
import { destroy } from '../verbs/destroy.ts';
import { inHand } from '../verbs/draw.ts';
import { activeRooms, countBuilt, damageOf, opponents, player, roomDef, spotOf } from '../verbs/dungeon.ts';
import { healthOf, heroDef, heroIn, soulsOf, woundsOf } from '../verbs/heroes.ts';
import { ownerOf } from '../verbs/targets.ts';
import { spellsInPlay } from '../verbs/waiting.ts';
import { entrance, hand, souls, TOWN } from '../zones.ts';
import { dungeonDamage, healthAtBoss, heroWorth, roomsAhead } from './forecast.ts';
import { value, valueAfter } from './value.ts';

/** Worth of using a card now, on its best target; at 0 or less it is better kept. */
type Sense = (g: G, me: Seat, card: CardId, hints: Hints) => number;
/** Worth of one target of a card. */
export type TargetSense = (g: G, me: Seat, target: CardId) => number;

const priceOf = ({ price = 0 }: Hints): number => price;

const isMyMarch = (g: G, me: Seat): boolean => g.state.active === me && g.state.walk !== undefined;
const isTheirMarch = (g: G, me: Seat): boolean => g.state.active !== me && g.state.walk !== undefined;
const stake = (g: G): number => (g.state.walk ? heroDef(g, g.state.walk.hero).wounds : 0);

/** My Hero is about to get through: by how much, in Health. */
const lacking = (g: G, me: Seat): number => (isMyMarch(g, me) ? healthAtBoss(g, me) : 0);
/** Another's Hero is about to die there: how much Health would save it. */
const saving = (g: G, me: Seat): number =>
  isTheirMarch(g, me) ? 1 - healthAtBoss(g, g.state.active as Seat) : 0;

/** Harming somebody pays more against whoever leads. */
const rivalry = (g: G, seat: Seat): number => 0.4 + 0.08 * soulsOf(g, seat) + 0.15 * woundsOf(g, seat);

/** A blow of so much damage to my Hero, if it is what is missing. */
const blow =
  (damage: (g: G, me: Seat, card: CardId, hints: Hints) => number): Sense =>
  (g, me, card, hints) => {
    const missing = lacking(g, me);
    return missing > 0 && damage(g, me, card, hints) >= missing ? 1.6 * stake(g) - priceOf(hints) : 0;
  };

const boost =
  (subtype: RoomDef['subtype'] | undefined): TargetSense =>
  (g, me, room) => {
    const spot = spotOf(g, room);
    if (!spot || spot.seat !== me || roomDef(g, room).subtype !== subtype) return -1;
    const missing = lacking(g, me);
    return missing > 0 && missing <= 3 && roomsAhead(g, me).some(({ space }) => space === spot.space)
      ? stake(g)
      : 0;
  };

const freezing: TargetSense = (g, me, room) => {
  const spot = spotOf(g, room);
  if (!spot || spot.seat === me) return -1;
  const needed = saving(g, me);
  const isAhead = roomsAhead(g, spot.seat).some(({ space }) => space === spot.space);
  return needed > 0 && isAhead && damageOf(g, spot) >= needed ? rivalry(g, spot.seat) * stake(g) : 0;
};

const raising: (bonus: number) => TargetSense = bonus => (g, _, hero) => {
  const owner = ownerOf(g, hero);
  const tooStrong = heroDef(g, hero).health + bonus > dungeonDamage(g, owner);
  return tooStrong ? rivalry(g, owner) * 1.5 * heroDef(g, hero).wounds : 0.1 * rivalry(g, owner);
};

/** A Hero that comes anyway need not be lured; one taken from somebody who would have it is worth more. */
const luring: TargetSense = (g, me, hero) => {
  const mine = heroWorth(g, hero, dungeonDamage(g, me));
  const goes = g.state.phase === 'adventure' ? undefined : dungeonFor(g, hero);
  if (goes === me) return 0;
  return goes ? mine + 0.4 * heroWorth(g, hero, dungeonDamage(g, goes)) : mine;
};

/** What keeping Heroes out of a dungeon for this turn spares me: only those that would die there. */
export function shunning(g: G, me: Seat, seat: Seat): number {
  const { active, queue } = g.state;
  const isAhead = soulsOf(g, seat) >= soulsOf(g, me) + 2;
  if (!isAhead || (seat !== active && !queue.includes(seat))) return 0;
  const damage = dungeonDamage(g, seat);
  return (
    rivalry(g, seat) * g.cards(entrance(seat)).reduce((sum, hero) => sum + heroWorth(g, hero, damage), 0)
  );
}

/** Treasure counts double in the Bait phase that follows, and the Room is gone. */
const doubling: Sense = (g, me, card, hints) => {
  if (g.state.phase !== 'build') return 0;
  const after = valueAfter(g, me, trial => {
    const spot = spotOf(trial, card);
    if (spot) destroy(trial, spot);
    player(trial, me).doublings++;
  });
  return after - value(g, me) - priceOf(hints);
};

/** Best target for the cards that have one. */
export const TARGETS: Readonly<Record<string, TargetSense>> = {
  'boost-monster': boost('monster'),
  'boost-trap': boost('trap'),
  'freeze-room': freezing,
  'raise-hero': raising(2),
  'lure-hero': luring,
  'strengthen-hero': (g, me) => (saving(g, me) > 0 ? 1 : 0),
  'harvest-soul': (g, _, hero) => -heroDef(g, hero).souls,
  'collapse-room': (g, _, room) => (heroIn(g, room) === undefined ? 0 : 1),
};

const best = (worths: readonly number[]): number => Math.max(0, ...worths);
const rooms = (g: G): Spot[] => g.state.order.flatMap(seat => activeRooms(g, seat));
const bestRoom =
  (senseOf: (g: G, card: CardId) => TargetSense): Sense =>
  (g, me, card, hints) => {
    const sense = senseOf(g, card);
    return best(rooms(g).map(({ room }) => sense(g, me, room))) - priceOf(hints);
  };

function cancelWorth(g: G, me: Seat): number {
  const hostile = spellsInPlay(g).filter(({ by, aim }) => {
    if (by === me) return false;
    const target = aim.room ?? aim.hero;
    return aim.seat === me || (target !== undefined && ownerOf(g, target) === me);
  });
  return hostile.length > 0 ? 0.8 : 0;
}

/** Enough for any Hero. */
const DEADLY = 99;

/** By what a card is used for. */
const SENSES: Readonly<Record<Use, Sense>> = {
  'strengthen-room': bestRoom((g, card) => boost(g.def(card).strengthens)),
  'freeze-room': bestRoom(() => freezing),
  'hit-by-rooms': blow((g, me) => activeRooms(g, me).length),
  'hit-by-rooms-ahead': blow((g, me, _, { amount = 0 }) => amount * (roomsAhead(g, me).length - 1)),
  'hit-here': blow((g, _, card, { amount = DEADLY }) => (heroIn(g, card) === undefined ? 0 : amount)),
  'hit-anywhere': blow((g, me, _, { amount = DEADLY }) =>
    activeRooms(g, me).some(({ room }) => heroIn(g, room) !== undefined) ? amount : 0,
  ),
  'march-again': blow((g, me) => dungeonDamage(g, me) - marchDone(g, me)),
  'send-away': (g, me) =>
    lacking(g, me) > 0
      ? 1.2 * stake(g)
      : saving(g, me) > 0
        ? rivalry(g, g.state.active as Seat) * 0.6 * stake(g)
        : 0,
  'save-hero': (g, me, _, { amount = 0 }) => {
    const needed = saving(g, me);
    return needed > 0 && needed <= amount ? rivalry(g, g.state.active as Seat) * stake(g) : 0;
  },
  'shun-dungeon': (g, me, _, hints) =>
    best(opponents(g, me).map(seat => shunning(g, me, seat))) - priceOf(hints),
  'double-treasure': doubling,
  'lure-hero': (g, me, _, hints) => best(g.cards(TOWN).map(hero => luring(g, me, hero))) - priceOf(hints),
  'raise-hero': (g, me, _, hints) => {
    const sense = raising(hints.amount ?? 0);
    const heroes = opponents(g, me).flatMap(seat => g.cards(souls(seat)));
    return best(heroes.map(hero => sense(g, me, hero))) - priceOf(hints);
  },
  'build-more': (g, me) => (inHand(g, me, 'room').length > 2 && countBuilt(g, me) < 4 ? 0.6 : 0),
  'change-hands': (g, me) =>
    Math.max(...opponents(g, me).map(seat => g.cards(hand(seat)).length)) - 2 * g.cards(hand(me)).length - 2,
  'trade-room': (g, me) => (inHand(g, me, 'room').length > 3 ? 0.3 : 0),
};

/** What the Rooms ahead will already deal: a second march adds only the rest. */
const marchDone = (g: G, me: Seat): number =>
  Math.min(dungeonDamage(g, me), healthOf(g, g.state.walk?.hero as CardId) - healthAtBoss(g, me));

// What gains nothing is better kept than played: passing is worth 0.
const usedOrKept = (worth: number): number => (worth > 0 ? worth : -1);

/** Only cancel effects are on offer. */
export function cancelWorths(g: G, me: Seat): (option: Option) => number {
  const worth = usedOrKept(cancelWorth(g, me));
  return ({ card }) => (card === undefined ? 0 : worth);
}

/** `then` is the table once what waits has resolved; a cancel effect looks at what waits. */
export function respondWorths(g: G, then: G, me: Seat): (option: Option) => number {
  return ({ card }) => {
    if (card === undefined) return 0;
    const { bots, does } = g.def(card);
    const cancels = does.spell?.cancels ?? does.activated?.cancels;
    if (cancels) return usedOrKept(cancelWorth(g, me));
    return usedOrKept(bots.use === undefined ? 0 : SENSES[bots.use](then, me, card, bots));
  };
}
