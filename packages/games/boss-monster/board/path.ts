import type { TableEvent } from '@tavolata/board-kit';
import { type Course, courseOf, heroHealth, inside, nextHeroOf, player, stack } from '@tavolata/boss-monster';
import type { CardId, Seat } from '@tavolata/kernel';
import type { BossMonsterScene } from './scene.ts';

/** Health after a Room on a Hero's way. */
export interface PathStop {
  readonly space: number;
  readonly when: 'past' | 'now' | 'ahead';
  readonly health: number;
  /** That Health is yet to come. */
  readonly isForetold: boolean;
  /** Every change there, in order: damage below zero, bonuses above. */
  readonly changes: readonly number[];
  readonly falls: boolean;
}

export interface Path {
  readonly hero: CardId;
  readonly isInside: boolean;
  /** Health as it came, or comes, to the first Room. */
  readonly start: number;
  readonly stops: ReadonlyMap<number, PathStop>;
  readonly course: Course;
}

type Past = { health: number; changes: number[] };

/** The way of the Hero who matters most to a seat now: what was, as it was told; what would be, by the rules. */
export function pathOf(scene: BossMonsterScene, seat: Seat): Path | undefined {
  const { g } = scene;
  const hero = player(g, seat).out || g.state.order.length === 0 ? undefined : nextHeroOf(g, seat);
  if (hero === undefined) return undefined;
  const isInside = g.isIn(hero, inside(seat));
  const course = courseOf(g, seat, hero);
  // By the time it comes, what happened to it this turn is forgotten (BM-END-05).
  const now = course.later ? course.health : heroHealth(g, hero);
  const { past, start } = isInside
    ? pastOf(scene, seat, hero)
    : { past: new Map<number, Past>(), start: now };
  // What waits to resolve changes Health before the next Room: it is told there.
  const waiting = course.health - now;
  return { hero, isInside, start, course, stops: stopsOf(scene, past, course, waiting) };
}

function stopsOf(
  { g }: BossMonsterScene,
  past: ReadonlyMap<number, Past>,
  course: Course,
  waiting: number,
): Map<number, PathStop> {
  const stops = new Map<number, PathStop>();
  const here = g.state.walk?.hero === course.hero ? g.state.walk.space : undefined;
  const last = course.stops.at(-1);
  for (const [space, { health, changes }] of past) {
    const when = space === here ? 'now' : 'past';
    const falls = when === 'now' && !last && course.end === 'falls';
    stops.set(space, { space, when, health, isForetold: false, changes, falls });
  }
  for (const stop of course.stops) {
    const { space, damage, health } = stop;
    const before = stops.get(space);
    // A Maze sends it back to where it has been, or still is (BM-CARD-02).
    const earlier = before && before.when !== 'past' ? before.changes : [];
    const brought = stop === course.stops[0] && waiting !== 0 ? [waiting] : [];
    stops.set(space, {
      space,
      when: before?.when === 'now' ? 'now' : 'ahead',
      health,
      isForetold: true,
      changes: [...earlier, ...brought, -damage],
      falls: stop === last && course.end === 'falls',
    });
  }
  return stops;
}

const cardIn = (value: unknown): CardId | undefined => (value as { card?: CardId } | undefined)?.card;

/** What the log tells of a Hero's march so far, by the spaces it went through. */
function pastOf(scene: BossMonsterScene, seat: Seat, hero: CardId) {
  const events = sinceEntering(scene.events, seat, hero);
  const past = new Map<number, Past>();
  let space: number | undefined;
  let start: number | undefined;
  for (const { type, params } of events) {
    if (cardIn(params.hero) !== hero) continue;
    if (type === 'hero-entered') space = spaceOf(scene, seat, cardIn(params.room));
    const change =
      type === 'hero-hurt'
        ? -Number(params.damage)
        : type === 'hero-strengthened'
          ? Number(params.amount)
          : undefined;
    if (change === undefined) continue;
    const health = Number(params.health);
    start ??= health - change;
    if (space === undefined) continue;
    past.set(space, { health, changes: [...(past.get(space)?.changes ?? []), change] });
  }
  return { past, start: start ?? heroHealth(scene.g, hero) };
}

function sinceEntering(events: readonly TableEvent[], seat: Seat, hero: CardId): readonly TableEvent[] {
  const at = events.findLastIndex(
    ({ type, params }) => type === 'moved' && params.to === inside(seat) && cardIn(params.card) === hero,
  );
  return at < 0 ? [] : events.slice(at);
}

function spaceOf({ g }: BossMonsterScene, seat: Seat, room: CardId | undefined): number | undefined {
  return player(g, seat).spaces.find(
    ({ id }) => room !== undefined && g.cards(stack(seat, id)).includes(room),
  )?.id;
}
