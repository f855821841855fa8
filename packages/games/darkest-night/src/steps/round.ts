import { choose, type Flow } from '@tavolata/kernel';
import { HEROES, type HeroName } from '../defs.ts';
import type { G } from '../state.ts';
import { join, refuseJoining } from '../tasks/joining.ts';
import { heroAt, nameOf, seatOf } from '../verbs/heroes.ts';
import { jointly } from '../verbs/joint.ts';

/** DN-TURN-04: all markers show the sun. */
export function beginRound(g: G): void {
  g.state.round++;
  for (const hero of g.state.heroes) hero.sun = hero.is === 'alive' || hero.is === 'dead';
  g.emit('round-began', { round: g.state.round });
  g.state.next = 'next-hero';
}

/** DN-TURN-05 to -07: the players choose; if they do not agree, the next place that has not played. */
export function* nextHero(g: G): Flow<void> {
  const { state } = g;
  const waiting = state.heroes.flatMap(({ sun }, id) => (sun ? [id] : []));
  if (waiting.length === 0) {
    delete state.turn;
    state.next = 'darkness';
    return;
  }
  const byPlace = [...waiting.filter(id => id > state.place), ...waiting.filter(id => id <= state.place)];
  const hero = yield* jointly(
    g,
    'who-next',
    byPlace,
    { rule: 'DN-TURN-05', as: id => ({ key: 'hero', place: nameOf(g, id) }) },
    () => byPlace[0],
  );
  if (hero === undefined) return;
  g.state.place = hero;
  g.state.next = heroAt(g, hero).is === 'dead' ? 'replacement' : 'start';
}

/** DN-DEATH-06 to -09: somebody who was never chosen comes in, and does nothing else this turn. */
export function* replace(g: G): Flow<void> {
  const { place } = g.state;
  heroAt(g, place).sun = false;
  g.state.next = 'next-hero';
  const names = HEROES.map(({ id }) => id as HeroName);
  const name = yield* choose(g, seatOf(g, place), 'choose-replacement', names, {
    rule: 'DN-DEATH-06',
    as: each => ({ key: 'hero', place: each }),
    refuse: each => refuseJoining(g, each),
  });
  const who = heroAt(g, place);
  if (!name) {
    who.is = 'gone';
    return;
  }
  who.successor = true;
  join(g, place, name);
  g.state.next = 'choose-powers';
}
