import type { Behaviour } from '../../src/behaviour.ts';
import { activeRooms } from '../../src/verbs/dungeon.ts';
import { hurt } from '../../src/verbs/heroes.ts';
import { aimedHero, atHeroInside, mine } from '../../src/verbs/targets.ts';

/** A Hero inside your dungeon takes damage equal to the number of your active Rooms. */
export const exhaustion: Behaviour = {
  spell: {
    ...atHeroInside('exhaust-hero', mine),
    resolve: (g, effect) => hurt(g, aimedHero(effect), activeRooms(g, effect.by).length, effect.card),
  },
};
