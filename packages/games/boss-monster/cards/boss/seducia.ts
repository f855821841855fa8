import { maybeChoose } from '@tavolata/kernel';
import type { Behaviour } from '../../src/behaviour.ts';
import { search } from '../../src/verbs/draw.ts';
import { sendToEntrance } from '../../src/verbs/heroes.ts';
import { deck, TOWN } from '../../src/zones.ts';

/** Level Up: you may put a Hero from town or from a Hero deck at the end of the line at your entrance. */
export const seducia: Behaviour = {
  *levelUp(g, me) {
    const places = [TOWN, deck('ordinary-hero'), deck('epic-hero')].filter(
      place => g.cards(place).length > 0,
    );
    const place = yield* maybeChoose(g, me, 'seduce-where', places);
    if (!place) return;
    const kind = place === deck('epic-hero') ? 'epic-hero' : 'ordinary-hero';
    const heroes = place === TOWN ? g.cards(TOWN) : search(g, me, kind);
    const hero = yield* maybeChoose(g, me, 'lure-hero', heroes);
    if (hero !== undefined) sendToEntrance(g, hero, me);
    // BM-SEARCH-02.
    if (place !== TOWN) g.shuffle(place);
  },
};
