import type { Seat } from '@tavolata/kernel';
import type { HeroName, LocationName } from '../defs.ts';
import type { G, Hero, HeroId } from '../state.ts';

export function heroAt(g: G, id: HeroId): Hero {
  const hero = g.state.heroes[id];
  if (!hero) throw new Error(`there is no hero ${id}`);
  return hero;
}

export function nameOf(g: G, id: HeroId): HeroName {
  const { name } = heroAt(g, id);
  if (!name) throw new Error(`hero ${id} has not been chosen`);
  return name;
}

/** The place of the hero of that name, as questions and options call it. */
export function heroNamed(g: G, name: string | undefined): HeroId | undefined {
  const id = name === undefined ? -1 : g.state.heroes.findIndex(hero => hero.name === name);
  return id < 0 ? undefined : id;
}

export const namesOf = (g: G, heroes: readonly HeroId[]): HeroName[] => heroes.map(id => nameOf(g, id));
export const seatOf = (g: G, id: HeroId): Seat => heroAt(g, id).seat;
export const placeOf = (g: G, id: HeroId): LocationName => heroAt(g, id).at;

/** Asked for all the time: a plain loop, since lists made of lists would take most of a match. */
function heroesWhere(g: G, holds: (hero: Hero, id: HeroId) => boolean): HeroId[] {
  const found: HeroId[] = [];
  const { heroes } = g.state;
  for (let id = 0; id < heroes.length; id++) {
    const hero = heroes[id] as Hero;
    if (hero.is === 'alive' && holds(hero, id)) found.push(id);
  }
  return found;
}

/** The heroes in play, in the order of their places. */
export const living = (g: G): HeroId[] => heroesWhere(g, () => true);

export const heroesIn = (g: G, at: LocationName): HeroId[] => heroesWhere(g, hero => hero.at === at);

/** The other heroes in a hero's location. */
export function companions(g: G, id: HeroId): HeroId[] {
  const at = placeOf(g, id);
  return heroesWhere(g, (hero, other) => other !== id && hero.at === at);
}

/** Who leads heroes and is still there (DN-LEAVE-04), in the order of the seats. */
export const heroSeats = (g: G): Seat[] =>
  g.seats.filter(seat => seat !== g.state.necromancerSeat && g.state.heroes.some(hero => hero.seat === seat));

/** Whether the hero stands with the Necromancer. */
export const isWithNecromancer = (g: G, id: HeroId): boolean => placeOf(g, id) === g.state.necromancer;

/** DN-EVENT-02: with the Necromancer and without Secrecy, the hero is attacked in place of an event. */
export const isAttacked = (g: G, id: HeroId): boolean =>
  isWithNecromancer(g, id) && heroAt(g, id).secrecy === 0;

export const isTurnOf = (g: G, id: HeroId): boolean => g.state.turn?.hero === id;
