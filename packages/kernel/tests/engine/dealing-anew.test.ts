import { expect, test } from 'vitest';
import { FIRST_CARD, playOn } from '../../src/index.ts';
import {
  canonicalJson,
  dealAnew,
  keyOf,
  permuteUnknown,
  redealUnknown,
  viewFor,
} from '../../src/match/index.ts';
import { type BarePlay, type Notes, put, table } from '../toys/bare.ts';

/** `a` holds the first two red cards, the deck the rest and two blue ones, `b` a card of its own. */
function position(red = ['ace', 'king', 'queen', 'jack', 'ten']): BarePlay {
  const g = table(['a', 'b']);
  put(g, 'hand/a', ...red.slice(0, 2));
  put(g, 'deck', ...red.slice(2), 'sun', 'moon');
  put(g, 'hand/b', 'nine');
  return g;
}
const viewOf = (g: BarePlay) => viewFor(g.game, g.state, 'b').state;
const namesIn = (g: BarePlay, state: Notes, zone: string) => {
  const on = playOn(g.game, state);
  return on.cards(zone).map(card => on.def(card).id);
};
const keys = Array.from({ length: 20 }, (_, n) => keyOf(`world ${n}`));

test('tables that differ only in what a seat does not know look alike to it', () => {
  const g = position();
  const others = keys.map(key => permuteUnknown(g.game, g.state, ['b'], key));
  expect(new Set(others.map(canonicalJson)).size).toBeGreaterThan(10);
  for (const other of others) expect(viewFor(g.game, other, 'b').state).toEqual(viewOf(g));
});

test('after an undo only cards that nobody knows change places, each within its zone', () => {
  const g = position();
  g.look('a', g.cards('deck').slice(0, 1));
  const decks = keys.map(key => {
    const state = g.game.clone(g.state);
    redealUnknown(g.game, state, key);
    expect(namesIn(g, state, 'hand/a')).toEqual(['ace', 'king']);
    return namesIn(g, state, 'deck').join(' ');
  });
  expect(new Set(decks)).toEqual(
    new Set([
      'queen jack ten sun moon',
      'queen ten jack sun moon',
      'queen jack ten moon sun',
      'queen ten jack moon sun',
    ]),
  );
});

test('what belongs to somebody is dealt anew among their own only', () => {
  const g = table(['a', 'b']);
  put(g, 'own/a', 'ace', 'king', 'queen');
  put(g, 'own/b', 'jack', 'ten', 'nine');
  const ways = [
    (key: string) => permuteUnknown(g.game, g.state, ['b'], key),
    (key: string) => dealAnew(g.game, g.state, ['b'], key),
  ];
  for (const way of ways) {
    const worlds = keys.map(key => way(key));
    for (const world of worlds) {
      expect(namesIn(g, world, 'own/a').sort()).toEqual(['ace', 'king', 'queen']);
      expect(namesIn(g, world, 'own/b').sort()).toEqual(['jack', 'nine', 'ten']);
    }
    expect(new Set(worlds.map(world => namesIn(g, world, 'own/a').join())).size).toBeGreaterThan(3);
  }
});

test('where a match goes on elsewhere, no id tells which card it was, and what is known stays as it is', () => {
  const g = position();
  const top = g.cards('deck').slice(0, 1);
  g.look('b', top);
  const worlds = keys.map(key => dealAnew(g.game, g.state, ['b'], key));
  const idOf = (state: Notes, name: string) =>
    FIRST_CARD + state.core.def.findIndex(def => g.defs[def]?.id === name);
  expect(new Set(worlds.map(world => world.core.zones.deck?.[1])).size).toBeGreaterThan(2);
  expect(new Set(worlds.map(world => idOf(world, 'ace'))).size).toBeGreaterThan(2);
  for (const world of worlds) {
    expect(world.core.zones.deck?.slice(0, 1)).toEqual(top);
    expect(viewFor(g.game, world, 'b').state).toEqual(viewOf(g));
    for (const [zone, cards] of Object.entries(world.core.zones))
      for (const card of cards) expect(world.core.zone[card - FIRST_CARD]).toBe(zone);
    // Whoever held a card knows what lies there now.
    const held = world.core.zones['hand/a'] ?? [];
    expect(held.map(card => world.core.known[card - FIRST_CARD])).toEqual([1, 1]);
  }
});
