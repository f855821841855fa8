import { expect, test } from 'vitest';
import { canonical, imagine, keyOf, permuteUnknown, playOn, redealUnknown, see } from '../src/index.ts';
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
    expect(world.core).not.toHaveProperty('pool');
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
