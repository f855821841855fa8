import { choose, type Flow, maybeChoose } from '@tavolata/kernel';
import { LOCATIONS, type LocationName, MONASTERY } from '../defs.ts';
import type { G, HeroId, TaskOf } from '../state.ts';
import { blightDef, blightsOn } from '../verbs/blights.ts';
import { neighbours, refuseEntering } from '../verbs/board.ts';
import { heroAt, nameOf, placeOf, seatOf } from '../verbs/heroes.ts';
import { pickUpAll } from '../verbs/items.ts';
import { next, windowFor } from '../verbs/tasks.ts';
import { checkRitual } from '../verbs/victory.ts';
import { oathDeed } from './oaths.ts';

/** DN-BTYPE-03: by whatever means, arriving is entering. */
export function moveTo(g: G, hero: HeroId, to: LocationName): void {
  const who = heroAt(g, hero);
  const from = who.at;
  if (from === to) return;
  who.at = to;
  if (g.state.turn?.hero === hero) g.state.turn.stayed = false;
  g.emit('hero-moved', { hero: nameOf(g, hero), from, to });
  // DN-WIN-03: before any other effect.
  checkRitual(g);
  next(g, { do: 'entered', hero });
}

export function entered(g: G, { hero }: TaskOf<'entered'>): void {
  const at = placeOf(g, hero);
  pickUpAll(g, hero, at);
  const curses = blightsOn(g, hero).filter(blight => blightDef(g, blight).entering);
  if (curses.length > 0) {
    const acts = curses.map(blight => ({
      do: 'blight-acts' as const,
      hero,
      blight,
      moment: 'entering' as const,
    }));
    // DN-CLAR-20: the last moment to declare that one of them is ignored.
    next(g, windowFor('loss', hero), ...acts);
  }
  if (at === MONASTERY) oathDeed(g, hero, 'monastery-entered');
  oathDeed(g, hero, 'location-left');
}

/** Move by move; the first must be made, the others may be skipped. */
export function* walk(g: G, { hero, moves, first }: TaskOf<'walk'>): Flow<void> {
  const about = {
    rule: 'DN-ACT-04',
    params: { hero: nameOf(g, hero), moves },
    as: (place: LocationName) => ({ key: 'location', place }),
    refuse: (place: LocationName) => refuseEntering(g, hero, place),
  };
  const beside = neighbours(placeOf(g, hero));
  const seat = seatOf(g, hero);
  const to = first
    ? yield* choose(g, seat, 'walk-to', beside, about)
    : yield* maybeChoose(g, seat, 'walk-on', beside, { ...about, decline: 'stay' });
  if (!to) return;
  if (moves > 1) next(g, { do: 'walk', hero, moves: moves - 1, first: false });
  moveTo(g, hero, to);
}

/** DN-FIND-05: to any location that can be entered; staying put is no move. */
export function* teleport(g: G, hero: HeroId): Flow<void> {
  const places = LOCATIONS.map(({ id }) => id).filter(id => id !== placeOf(g, hero));
  const to = yield* choose(g, seatOf(g, hero), 'move-where', places, {
    params: { hero: nameOf(g, hero) },
    as: place => ({ key: 'location', place }),
    refuse: place => refuseEntering(g, hero, place),
  });
  if (to) moveTo(g, hero, to);
}
