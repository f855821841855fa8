import { activeRooms } from '../../verbs/dungeon.ts';
import { hurt } from '../../verbs/heroes.ts';
import { aimedHero, atHeroInside, mine } from '../../verbs/targets.ts';
import type { Behaviour } from '../behaviour.ts';

/** A Hero inside your dungeon takes damage equal to the number of your active Rooms. */
export const exhaustion: Behaviour = {
  spell: {
    ...atHeroInside('exhaust-hero', mine),
    resolve: (g, effect) => hurt(g, aimedHero(effect), activeRooms(g, effect.by).length, effect.card),
  },
};
