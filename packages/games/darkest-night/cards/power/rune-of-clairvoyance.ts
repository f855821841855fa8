import { choose, maybeChoose, type Option } from '@tavolata/kernel';
import type { Behaviour } from '../../src/behaviour.ts';
import type { G } from '../../src/state.ts';
import { living, nameOf, seatOf } from '../../src/verbs/heroes.ts';
import { ARTIFACT_DECK, EVENT_DECK, MAP_DECK, powerDeck } from '../../src/zones.ts';

/** The top card of any one deck is looked at, and stays there or goes to the bottom. */
export const runeOfClairvoyance: Behaviour = {
  *turnStart(g, hero, card) {
    const decks = [EVENT_DECK, MAP_DECK, ARTIFACT_DECK, ...living(g).map(id => powerDeck(id))];
    const seat = seatOf(g, hero);
    const open = decks.filter(deck => g.cards(deck).length > 0);
    const deck = yield* maybeChoose(g, seat, 'look-at-deck', open, {
      source: card,
      as: zone => deckOption(g, zone),
    });
    const top = deck === undefined ? undefined : g.cards(deck)[0];
    if (deck === undefined || top === undefined) return;
    g.look(seat, [top]);
    const where = yield* choose(g, seat, 'top-or-bottom', ['on-top', 'at-bottom'], {
      source: card,
      params: { card: top },
    });
    if (where === 'at-bottom') g.move(top, deck, 'back');
    g.emit('deck-looked-at', { hero: nameOf(g, hero), deck, where: where ?? 'on-top' });
  },
};

/** A power deck is named by its hero. */
function deckOption(g: G, zone: string): Option {
  const owner = living(g).find(id => powerDeck(id) === zone);
  return owner === undefined ? { key: zone } : { key: 'power-deck', place: nameOf(g, owner) };
}
