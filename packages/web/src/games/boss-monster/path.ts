import { type Course, courseOf, heroHealth, inside, nextHeroOf, player, stack } from '@tavolata/boss-monster';
import type { CardId, Seat } from '@tavolata/kernel';
import type { TableEvent } from '@tavolata/table';
import type { BossMonsterScene } from './scene.ts';

/** Health after a Room on a Hero's way. */
export interface PathStop {
  readonly space: number;
  readonly when: 'past' | 'now' | 'ahead';
  readonly health: number;
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
  const { past, start } = isInside
    ? pastOf(scene, seat, hero)
    : { past: new Map<number, Past>(), start: heroHealth(g, hero) };
  const course = courseOf(g, seat, hero);
  return { hero, isInside, start, course, stops: stopsOf(scene, hero, past, course) };
}

function stopsOf(
  { g }: BossMonsterScene,
  hero: CardId,
  past: ReadonlyMap<number, Past>,
  course: Course,
): Map<number, PathStop> {
  const stops = new Map<number, PathStop>();
  const here = g.state.walk?.hero === hero ? g.state.walk.space : undefined;
  const last = course.stops.at(-1);
  for (const [space, { health, changes }] of past) {
    const when = space === here ? 'now' : 'past';
    const falls = when === 'now' && !last && course.end === 'falls';
    stops.set(space, { space, when, health, changes, falls });
  }
  // What waits to resolve changes Health before the next Room: it is told there.
  let waiting = course.health - heroHealth(g, hero);
  for (const stop of course.stops) {
    const { space, damage, health } = stop;
    const again = stops.get(space)?.when === 'ahead' ? (stops.get(space)?.changes ?? []) : [];
    const changes = [...(waiting === 0 ? [] : [waiting]), ...again, -damage];
    const falls = stop === last && course.end === 'falls';
    if (stops.get(space)?.when !== 'now') stops.set(space, { space, when: 'ahead', health, changes, falls });
    waiting = 0;
  }
  return stops;
}

const cardIn = (value: unknown): CardId | undefined => (value as { card?: CardId } | undefined)?.card;

/** What the log tells of a Hero's march so far, by the spaces it went through. */
function pastOf(scene: BossMonsterScene, seat: Seat, hero: CardId) {
  const events = sinceEntering(scene.told, seat, hero);
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

function sinceEntering(told: readonly TableEvent[], seat: Seat, hero: CardId): readonly TableEvent[] {
  const at = told.findLastIndex(
    ({ type, params }) => type === 'moved' && params.to === inside(seat) && cardIn(params.card) === hero,
  );
  return at < 0 ? [] : told.slice(at);
}

function spaceOf({ g }: BossMonsterScene, seat: Seat, room: CardId | undefined): number | undefined {
  return player(g, seat).spaces.find(
    ({ id }) => room !== undefined && g.cards(stack(seat, id)).includes(room),
  )?.id;
}
