import { expect, test } from 'vitest';
import {
  canonical,
  dealAnew,
  FIRST_CARD,
  imagine,
  keyOf,
  permuteUnknown,
  playOn,
  redealUnknown,
  see,
} from '../src/index.ts';
import { type BarePlay, type Notes, put, table } from './toys/bare.ts';

/** `a` holds the first two red cards, the deck the rest and two blue ones, `b` a card of its own. */
function position(red = ['ace', 'king', 'queen', 'jack', 'ten']): BarePlay {
  const g = table(['a', 'b']);
  put(g, 'hand/a', ...red.slice(0, 2));
  put(g, 'deck', ...red.slice(2), 'sun', 'moon');
  put(g, 'hand/b', 'nine');
  return g;
}
const viewOf = (g: BarePlay) => see(g.game, g.state, 'b').state;
const namesIn = (g: BarePlay, state: Notes, zone: string) => {
  const on = playOn(g.game, state);
  return on.cards(zone).map(card => on.def(card).id);
};
const keys = Array.from({ length: 20 }, (_, n) => keyOf(`world ${n}`));

test('a world deals the unknown cards out again, back by back, and leaves the known ones', () => {
  const g = position();
  for (const key of keys) {
    const world = imagine(g.game, viewOf(g), key);
    const reds = [...namesIn(g, world, 'hand/a'), ...namesIn(g, world, 'deck').slice(0, 3)];
    expect(reds.sort()).toEqual(['ace', 'jack', 'king', 'queen', 'ten']);
    expect(namesIn(g, world, 'deck').slice(3).sort()).toEqual(['moon', 'sun']);
    expect(namesIn(g, world, 'hand/b')).toEqual(['nine']);
    expect(world.core).not.toHaveProperty('pools');
  }
});

test('worlds of different keys differ, and any card can turn up anywhere', () => {
  const g = position();
  const firsts = keys.map(key => namesIn(g, imagine(g.game, viewOf(g), key), 'hand/a')[0]);
  expect(new Set(firsts).size).toBe(5);
});

test('a world depends on the view and the key alone', () => {
  const one = position();
  const other = position(['ten', 'jack', 'ace', 'king', 'queen']);
  for (const key of keys)
    expect(imagine(one.game, viewOf(one), key)).toEqual(imagine(other.game, viewOf(other), key));
});

test('tables that differ only in what a seat does not know look alike to it', () => {
  const g = position();
  const others = keys.map(key => permuteUnknown(g.game, g.state, ['b'], key));
  expect(new Set(others.map(canonical)).size).toBeGreaterThan(10);
  for (const other of others) expect(see(g.game, other, 'b').state).toEqual(viewOf(g));
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
    (key: string) => imagine(g.game, viewOf(g), key),
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
    FIRST_CARD + state.core.def.findIndex(def => g.game.defs[def]?.id === name);
  expect(new Set(worlds.map(world => world.core.zones.deck?.[1])).size).toBeGreaterThan(2);
  expect(new Set(worlds.map(world => idOf(world, 'ace'))).size).toBeGreaterThan(2);
  for (const world of worlds) {
    expect(world.core.zones.deck?.slice(0, 1)).toEqual(top);
    expect(see(g.game, world, 'b').state).toEqual(viewOf(g));
    for (const [zone, cards] of Object.entries(world.core.zones))
      for (const card of cards) expect(world.core.zone[card - FIRST_CARD]).toBe(zone);
    // Whoever held a card knows what lies there now.
    const held = world.core.zones['hand/a'] ?? [];
    expect(held.map(card => world.core.known[card - FIRST_CARD])).toEqual([1, 1]);
  }
});
