import { type CardId, type Flow, isCard, maybeChoose, type Seat, type ZoneId } from '@tavolata/kernel';
import type { Behaviour } from '../../src/behaviour.ts';
import type { G } from '../../src/state.ts';
import { search } from '../../src/verbs/draw.ts';
import { sendToEntrance } from '../../src/verbs/heroes.ts';
import { deck, TOWN } from '../../src/zones.ts';

const HERO_DECKS = ['ordinary-hero', 'epic-hero'] as const;
type HeroDeck = (typeof HERO_DECKS)[number];

/** A Hero in sight, or a deck to look through. */
const seek = (g: G, me: Seat, searched: readonly HeroDeck[]): Flow<CardId | ZoneId | undefined> => {
  const open = [TOWN, ...searched.map(deck)].flatMap(place => g.cards(place));
  const closed = HERO_DECKS.filter(kind => !searched.includes(kind)).map(deck);
  const choices = [...open, ...closed.filter(place => g.cards(place).length > 0)];
  return maybeChoose<CardId | ZoneId>(g, me, 'seduce-hero', choices, { rule: 'BM-CARD-25' });
};

/** Level Up: you may put a Hero from town or from a Hero deck at the end of the line at your entrance. */
export const seducia: Behaviour = {
  *levelUp(g, me) {
    const searched: HeroDeck[] = [];
    let found = yield* seek(g, me, searched);
    while (found !== undefined && !isCard(found)) {
      const kind = HERO_DECKS.find(each => deck(each) === found) as HeroDeck;
      search(g, me, kind);
      searched.push(kind);
      found = yield* seek(g, me, searched);
    }
    if (found !== undefined) sendToEntrance(g, found, me);
    // BM-SEARCH-02.
    for (const kind of searched) g.shuffle(deck(kind));
  },
};
