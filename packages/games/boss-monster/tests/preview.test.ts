import { type CardId, Match, playOn, type Seat } from '@tavolata/kernel';
import { expect, test } from 'vitest';
import { bossMonster, courseOf, inside, lures } from '../src/index.ts';
import { positions, type RandomMatch } from './play.ts';

test('a foretold way is the way the Hero goes when everybody passes', () => {
  const checked = { falls: 0, arrives: 0, gone: 0 };
  for (let n = 0; n < 16; n++)
    for (const match of positions('courses', n)) {
      const { active, walk, window } = match.state;
      if (!active || !walk || !window || window.resolving || match.asks[0]?.prompt !== 'respond') continue;
      const { end } = courseOf(playOn(bossMonster, match.view(active)), active, walk.hero);
      const then = endOf(match, active, walk.hero);
      if (!then) continue;
      checked[end]++;
      expect(then, `match ${n}, turn ${match.state.turn}`).toBe(end);
    }
  expect(Math.min(checked.falls, checked.arrives)).toBeGreaterThan(50);
});

/** What becomes of the Hero if all pass from here on; nothing if somebody has to decide something else. */
function endOf(match: RandomMatch, seat: Seat, hero: CardId): string | undefined {
  const fork = Match.from(bossMonster, match.setup, match.secret, match.state);
  const there = (): boolean => playOn(bossMonster, fork.state).isIn(hero, inside(seat));
  while (there()) {
    const ask = fork.asks[0];
    if (ask?.prompt !== 'respond' && ask?.prompt !== 'cancel') return undefined;
    fork.answer(ask.seat, 0);
  }
  const ends = { 'hero-defeated': 'falls', 'boss-wounded': 'arrives', 'hero-to-town': 'gone' } as const;
  const event = fork.events.find(({ type, params }) => type in ends && params.hero === hero);
  return event && ends[event.type as keyof typeof ends];
}

test('looking ahead changes nothing', () => {
  for (const match of positions('looking', 1)) {
    const [seat] = match.state.order;
    if (!seat) continue;
    const view = match.view(seat);
    const before = JSON.stringify(view);
    const g = playOn(bossMonster, view);
    lures(g, seat);
    const { walk, active } = match.state;
    if (walk && active) courseOf(g, active, walk.hero);
    expect(JSON.stringify(view)).toBe(before);
  }
});
