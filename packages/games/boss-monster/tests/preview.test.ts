import { type CardId, playOn, type Seat } from '@tavolata/kernel';
import { Match } from '@tavolata/kernel/match';
import { Stage } from '@tavolata/kernel/scenario';
import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import {
  activeRooms,
  courseOf,
  damageInAll,
  damageOf,
  entrance,
  inside,
  lures,
  nextHeroOf,
  revealed,
  withBuilt,
} from '../src/index.ts';
import { box, positions, type RandomMatch } from './play.ts';

test('a foretold way is the way the Hero goes when everybody passes', () => {
  const checked = { falls: 0, arrives: 0, gone: 0, waits: 0 };
  for (let n = 0; n < 16; n++)
    for (const match of positions('courses', n)) {
      const { active, walk, window } = match.state;
      if (!active || !walk || !window || window.resolving || match.questions[0]?.prompt !== 'respond')
        continue;
      const { end } = courseOf(playOn(box, match.viewStateFor(active)), active, walk.hero);
      const then = endOf(match, active, walk.hero);
      if (!then) continue;
      checked[end]++;
      expect(then, `match ${n}, turn ${match.state.turn}`).toBe(end);
    }
  expect(Math.min(checked.falls, checked.arrives)).toBeGreaterThan(50);
});

/** What becomes of the Hero if all pass from here on; nothing if somebody has to decide something else. */
function endOf(match: RandomMatch, seat: Seat, hero: CardId): string | undefined {
  const fork = Match.from(box, match.setup, match.secret, match.state);
  const there = (): boolean => playOn(box, fork.state).isIn(hero, inside(seat));
  while (there()) {
    const question = fork.questions[0];
    if (question?.prompt !== 'respond' && question?.prompt !== 'cancel') return undefined;
    fork.answer(question.seat, 0);
  }
  const ends = { 'hero-defeated': 'falls', 'boss-wounded': 'arrives', 'hero-to-town': 'gone' } as const;
  const event = fork.events.find(({ type, params }) => type in ends && params.hero === hero);
  return event && ends[event.type as keyof typeof ends];
}

test('looking ahead changes nothing', () => {
  for (const match of positions('looking', 1)) {
    const [seat] = match.state.order;
    if (!seat) continue;
    const view = match.viewStateFor(seat);
    const before = JSON.stringify(view);
    const g = playOn(box, view);
    lures(g, seat);
    const { walk, active } = match.state;
    if (walk && active) courseOf(g, active, walk.hero);
    expect(JSON.stringify(view)).toBe(before);
  }
});

const stageOf = (given: object) => new Stage(box, { given: given as never });

test('a Hero sent back to town comes next turn, whole, to Rooms as they are then', context => {
  proves(context, 'BM-END-02', 'BM-END-03', 'BM-END-05');
  const stage = stageOf({
    phase: 'adventure',
    seats: {
      a: {
        boss: 'cleopatra',
        dungeon: ['neanderthal-cave', { room: 'golem-factory', deactivated: true }],
        entrance: ['boden-the-pantless'],
      },
      b: { boss: 'robobo', hand: ['fear', 'freeze'] },
    },
  });
  stage.rest('pass', 'hero-hurt').does('a', 'pass').does('b', 'fear', 'boden-the-pantless');
  stage.rest('pass', 'hero-to-town');
  const { g } = stage.run;
  const [hero] = g.cards('town') as [CardId];
  const { health, stops, end, later } = courseOf(g, 'a', hero);
  expect({ health, end, later }).toEqual({ health: 4, end: 'falls', later: true });
  expect(stops.map(stop => [stop.damage, stop.health])).toEqual([
    [3, 1],
    [2, -1],
  ]);
});

test('under Trepidation the Hero at the entrance waits', context => {
  proves(context, 'BM-CARD-16');
  const stage = stageOf({
    phase: 'adventure',
    seats: {
      a: { boss: 'cleopatra', dungeon: ['golem-factory'], entrance: ['boden-the-pantless'], souls: 2 },
      b: { boss: 'robobo', hand: ['trepidation'] },
    },
  });
  const { g } = stage.run;
  const [hero] = g.cards(entrance('a')) as [CardId];
  expect(courseOf(g, 'a', hero)).toMatchObject({ end: 'arrives', later: false });
  stage.does('a', 'pass').does('b', 'trepidation', 'a');
  expect(courseOf(g, 'a', hero)).toMatchObject({ end: 'waits', later: true, decides: false });
});

test('a Hero a waiting Princess in Peril sends for goes where she sends it', context => {
  proves(context, 'BM-BAIT-14');
  const stage = stageOf({
    phase: 'build',
    seats: {
      a: { boss: 'cleopatra', dungeon: ['golem-factory'] },
      b: { boss: 'gorgona', hand: ['princess-in-peril'] },
    },
    town: ['boden-the-pantless'],
  });
  const { g } = stage.run;
  const [hero] = g.cards('town') as [CardId];
  expect([lures(g, 'a').get(hero), nextHeroOf(g, 'a'), nextHeroOf(g, 'b')]).toEqual(['a', hero, undefined]);
  stage.does('a', 'pass').does('b', 'princess-in-peril', 'boden-the-pantless');
  expect(g.cards('town')).toEqual([hero]);
  expect([lures(g, 'a').get(hero), nextHeroOf(g, 'a'), nextHeroOf(g, 'b')]).toEqual(['b', undefined, hero]);
  expect(courseOf(g, 'a', hero)).toMatchObject({ end: 'gone', stops: [] });
  expect(courseOf(g, 'b', hero)).toMatchObject({ end: 'arrives' });
});

test('treasure is counted as it will be in the next Bait phase', context => {
  proves(context, 'BM-BAIT-13', 'BM-END-03');
  const dungeons = {
    a: { boss: 'cleopatra', dungeon: ['golem-factory'] },
    b: { boss: 'gorgona', hand: ['freeze'] },
  };
  const building = stageOf({ phase: 'build', seats: dungeons, town: ['boden-the-pantless'] });
  building.does('a', 'pass').does('b', 'freeze', 'golem-factory');
  expect([...lures(building.run.g, 'a').values()]).toEqual([]);
  const frozen = { ...dungeons.a, dungeon: [{ room: 'golem-factory', deactivated: true }] };
  const later = stageOf({
    phase: 'adventure',
    seats: { ...dungeons, a: frozen },
    town: ['boden-the-pantless'],
  });
  expect([...lures(later.run.g, 'a').values()]).toEqual(['a']);
});

test('what a dungeon deals in all counts a Room twice that a Maze sends back to', context => {
  proves(context, 'BM-CARD-02');
  const dungeon = ['neanderthal-cave', 'minotaurs-maze', 'golem-factory'];
  const { g } = stageOf({ phase: 'adventure', seats: { a: { boss: 'cleopatra', dungeon } } }).run;
  const maze = (g.def(g.cards('stack/a/1')[0] as CardId) as { damage: number }).damage;
  expect(damageInAll(g, 'a')).toBe(3 + 3 + maze + 2);
});

test('a second Room by Motivation is foretold beside the first, which is face-down', context => {
  proves(context, 'BM-CARD-12');
  const stage = stageOf({
    phase: 'build',
    seats: {
      a: {
        boss: 'cleopatra',
        dungeon: ['golem-factory'],
        hand: ['motivation', 'goblin-armory', 'dark-altar'],
      },
      b: { boss: 'robobo', dungeon: ['bottomless-pit', 'dark-altar'] },
    },
  });
  stage.does('a', 'motivation').rest('pass', 'build');
  stage.does('a', 'goblin-armory', 'new-space');
  const { g } = stage.run;
  const [altar] = g.cards('hand/a').filter(card => g.def(card).id === 'dark-altar') as [CardId];
  const damages = (then: typeof g): number[] => activeRooms(then, 'a').map(spot => damageOf(then, spot));
  expect(damages(g)).toEqual([2]);
  expect(damages(revealed(g, 'a'))).toEqual([1, 3]);
  expect(damages(withBuilt(g, 'a', altar, 'new'))).toEqual([1, 1, 3]);
});
