import { bossMonster } from '@tavolata/boss-monster';
import { darkestNight } from '@tavolata/darkest-night';
import { fourSouls } from '@tavolata/four-souls';
import { type Def, type Game, keyOf, Match, type State, setupFor } from '@tavolata/kernel';
import { mournersCall } from '@tavolata/mourners-call';
import { sorcerersArena } from '@tavolata/sorcerers-arena';
import { expect, it } from 'vitest';
import { handsOf } from '../src/replay/hands.ts';

/** Zones of the second seat that not everybody sees, by kind, whenever they were seen in the first answers. */
function heldIn(game: unknown): string[] {
  const played = game as Game<State, Def>;
  const secret = { key: keyOf('hands'), salt: keyOf('salt') };
  const match = Match.start(played, setupFor(played, 2), secret);
  const kinds = new Set<string>();
  for (let i = 0; i < 40; i++) {
    for (const zone of handsOf(played, match.state, 'b')) kinds.add(zone.split('/')[0] as string);
    const [ask] = match.asks;
    if (ask) match.answer(ask.seat, ask.fallback);
  }
  return [...kinds].sort();
}

it.each([
  ['boss-monster', bossMonster, ['face-down', 'hand']],
  ['four-souls', fourSouls, ['hand']],
  // They play together, and hide nothing from each other.
  ['darkest-night', darkestNight, []],
  ['sorcerers-arena', sorcerersArena, ['hand']],
  ['mourners-call', mournersCall, ['hand', 'motives', 'packet']],
])('in %s, what a seat holds for itself is found', (_, game, kinds) => {
  expect(heldIn(game)).toEqual(kinds);
});
