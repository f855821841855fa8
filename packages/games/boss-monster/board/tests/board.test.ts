import { zonesInOrder } from '@tavolata/board-kit';
import {
  bossMonster,
  type Course,
  faceDown,
  hand,
  souls,
  stack,
  waitingEffects,
} from '@tavolata/boss-monster';
import { en } from '@tavolata/boss-monster/texts/en';
import { type CardId, playOn, type Seat } from '@tavolata/kernel';
import { viewFor } from '@tavolata/kernel/match';
import { Stage } from '@tavolata/kernel/scenario';
import { Speaker } from '@tavolata/table';
import { expect, test } from 'vitest';
import { doesOf } from '../does.ts';
import { aimingAt, damageAt } from '../facts.ts';
import { heroBefore } from '../hero-here.ts';
import { inWords } from '../in-words.ts';
import { inspect } from '../inspect.ts';
import { numbers } from '../numbers.ts';
import { omenOf } from '../omen.ts';
import { pathOf } from '../path.ts';
import type { BossMonsterScene } from '../scene.ts';
import { waiting } from '../waiting.ts';

const table = (given: object) => new Stage(bossMonster, { given: given as never });

/** The board as a seat sees it; texts are their keys with what they are told. */
function sceneOf(stage: ReturnType<typeof table>, me: Seat): BossMonsterScene {
  const say = {
    say: (key: string, params: object = {}) => [key, ...Object.values(params)].join(' '),
    has: () => false,
    card: (id: string) => id,
  };
  const g = playOn(bossMonster, viewFor(bossMonster, stage.state, me).state);
  return {
    g,
    me,
    you: me,
    say,
    names: { a: 'Ann', b: 'Ben', c: 'Cam' },
    events: stage.heard(me),
  } as unknown as BossMonsterScene;
}

const named = (scene: BossMonsterScene, cards: readonly CardId[]) => cards.map(card => scene.g.def(card).id);

test('what waits says what it is aimed at, be it a player or a discard', () => {
  const stage = table({
    phase: 'build',
    seats: {
      a: { boss: 'robobo' },
      b: { boss: 'draculord', dungeon: ['open-grave'], hand: ['freeze'] },
      c: { boss: 'gorgona', dungeon: ['torture-chamber', 'dark-altar'], hand: ['counterspell'] },
    },
    discard: ['fear'],
  });
  stage.does('b', 'pass');
  stage.does('c', 'torture-chamber', ['a']);
  stage.does('b', 'pass');
  stage.does('c', 'dark-altar', ['fear']);
  const scene = sceneOf(stage, 'a');
  expect(waiting(scene).map(({ line }) => line)).toEqual(['Ann', 'fear']);
  expect(named(scene, aimingAt(scene, 'a'))).toEqual(['torture-chamber']);
  const [fear] = waitingEffects(scene.g).flatMap(({ aim }) => aim.card ?? []);
  expect(named(scene, aimingAt(scene, fear as CardId))).toEqual(['dark-altar']);
});

const top = ({ g }: BossMonsterScene, zone: string): CardId => g.cards(zone)[0] as CardId;

test('a Hero among the Souls has its printed Health in the very turn it fell', () => {
  const stage = table({
    phase: 'adventure',
    seats: {
      a: {
        boss: 'cleopatra',
        dungeon: ['brainsucker-hive', 'neanderthal-cave'],
        entrance: ['boden-the-pantless'],
      },
      b: { boss: 'robobo', hand: ['freeze'] },
    },
  });
  stage.rest('pass', 'hero-defeated');
  const scene = sceneOf(stage, 'b');
  const boden = top(scene, souls('a'));
  expect(numbers(scene, boden)).toEqual([{ label: 'board.printed', value: '4' }]);
});

test('a deactivated Room deals nothing, and its number says why', () => {
  const off = (room: string) => ({ room, deactivated: true });
  const stage = table({
    phase: 'build',
    seats: { a: { boss: 'cleopatra', dungeon: [off('neanderthal-cave'), off('monsters-ballroom')] } },
  });
  const scene = sceneOf(stage, 'a');
  const [cave, ballroom] = [top(scene, stack('a', 0)), top(scene, stack('a', 1))];
  expect(damageAt(scene, cave)).toEqual({ value: 0, bonus: 0 });
  expect(numbers(scene, cave)).toEqual([
    { label: 'board.printed', value: '3' },
    { label: 'board.deactivated', value: '−3' },
  ]);
  expect(numbers(scene, ballroom)).toEqual([{ label: 'board.deactivated', value: '0' }]);
});

test('where there is nothing to count, damage that is counted is a sign', () => {
  const stage = table({ phase: 'build', seats: { a: { boss: 'cleopatra', hand: ['monsters-ballroom'] } } });
  const scene = sceneOf(stage, 'a');
  const ballroom = top(scene, hand('a'));
  expect(damageAt(scene, ballroom).value).toBeUndefined();
  expect(numbers(scene, ballroom)).toEqual([{ label: 'board.monster-rooms', value: '★' }]);
});

test('Rooms under a face-down card can be looked at by everybody', () => {
  const stage = table({
    phase: 'build',
    seats: {
      a: { boss: 'robobo' },
      b: { boss: 'draculord', dungeon: [['golem-factory', 'open-grave']], hand: ['neanderthal-cave'] },
    },
  });
  stage.rest('pass').does('b', 'build', 'neanderthal-cave', 'golem-factory');
  for (const seat of ['a', 'b'] as const) {
    const scene = sceneOf(stage, seat);
    const { now } = inspect(scene, top(scene, faceDown('b', 0)));
    expect(now).toContain('board.now.under golem-factory,open-grave');
  }
});

test('a Hero that a Maze will send back to where it is shows there what that costs', () => {
  const stage = table({
    phase: 'adventure',
    seats: {
      a: {
        boss: 'cleopatra',
        dungeon: ['neanderthal-cave', 'minotaurs-maze'],
        entrance: ['jesta-the-rogue'],
      },
      b: { boss: 'robobo', hand: ['freeze'] },
    },
  });
  stage.rest('pass', 'hero-hurt');
  const path = pathOf(sceneOf(stage, 'a'), 'a');
  expect(path?.course.end).toBe('falls');
  expect([...(path?.stops.values() ?? [])]).toEqual([
    { space: 0, when: 'now', health: 0, isForetold: true, changes: [-3, -3], falls: true },
  ]);
});

test('the table in words tells the treasure of every dungeon, and where Heroes in town would go', () => {
  const stage = table({
    phase: 'build',
    seats: { a: { boss: 'cleopatra', dungeon: ['golem-factory'] }, b: { boss: 'gorgona', hand: ['freeze'] } },
    town: ['boden-the-pantless', 'jesta-the-rogue'],
  });
  const [mine, theirs] = [sceneOf(stage, 'a'), sceneOf(stage, 'b')];
  const labels = (scene: BossMonsterScene) =>
    scene.g.cards('town').map(hero => inWords.label?.(scene, hero)?.split(', ').at(-1));
  expect(labels(mine)).toEqual(['board.would-come', 'board.would-stay']);
  expect(labels(theirs)).toEqual(['board.would-go a', 'board.would-stay']);
  const [line] = inWords.facts(mine).map(fact => fact.line);
  expect(line).toContain('treasure.fighter 1');
  expect(line).toContain('treasure.thief 1');
});

test('an onlooker is not told to be out', () => {
  const stage = table({
    phase: 'adventure',
    seats: {
      a: { boss: 'cleopatra', wounds: 4, entrance: ['boden-the-pantless'] },
      b: { boss: 'robobo', hand: ['freeze'] },
    },
  });
  const omen = (you: Seat | undefined) => {
    const scene = { ...sceneOf(stage, 'a'), you } as BossMonsterScene;
    return omenOf(scene, 'a', pathOf(scene, 'a')?.course as Course);
  };
  expect(omen('a')).toContain('board.arrives-out');
  for (const other of ['b', undefined] as const) expect(omen(other)).toContain('board.arrives-them-out');
});

test('the table in words tells a dungeon from the entrance to the Boss, and what is deactivated', () => {
  const stage = table({
    phase: 'build',
    seats: {
      a: {
        boss: 'draculord',
        dungeon: ['golem-factory', { room: 'open-grave', deactivated: true }],
        hand: ['neanderthal-cave'],
      },
      b: { boss: 'robobo' },
    },
  });
  stage.rest('pass', 'build');
  stage.does('a', 'build', 'neanderthal-cave', 'new-space').rest('pass', 'bait-began');
  const scene = sceneOf(stage, 'a');
  // A new Room comes before all others, in a space with a higher number.
  const zones = zonesInOrder(scene as never, { inWords } as never, [
    stack('a', 1),
    'hand/a',
    stack('a', 0),
    stack('a', 2),
  ]);
  expect(zones).toEqual([stack('a', 2), stack('a', 0), stack('a', 1), 'hand/a']);
  expect(zones.map(zone => inWords.where?.(scene, zone))).toEqual([
    'board.space 1 3',
    'board.space 2 3',
    'board.space 3 3',
    undefined,
  ]);
  expect(inWords.label?.(scene, top(scene, stack('a', 1)))).toContain('board.deactivated');
});

test('a Spell for more damage says whom it would come too late for', () => {
  const stage = table({
    phase: 'adventure',
    seats: {
      a: {
        boss: 'cleopatra',
        dungeon: ['neanderthal-cave', 'golem-factory', 'boulder-ramp'],
        entrance: ['hya-legendary-shinobi'],
        hand: ['giant-size', 'annihilator'],
      },
    },
  });
  const labels = () => {
    const scene = sceneOf(stage, 'a');
    const question = stage.questionFor('a');
    const draft = { question, on: () => [0] };
    const cards =
      question.prompt === 'respond'
        ? scene.g.cards(hand('a'))
        : [top(scene, stack('a', 0)), top(scene, stack('a', 1))];
    return cards.map(card =>
      doesOf({ ...scene, say: { ...scene.say, has: () => true }, draft } as never, { card }),
    );
  };
  const late = 'does.late card.hya-legendary-shinobi.short';
  stage.rest('pass', 'hero-hurt');
  expect(labels()).toEqual(['card.giant-size.brief 3', 'card.annihilator.brief 3']);
  stage.does('a', 'pass').does('b', 'pass');
  expect(labels()).toEqual([late, 'card.annihilator.brief 3']);
  stage.does('a', 'giant-size');
  expect(labels()).toEqual(['does.ask.boost-monster 3', late]);
});

test.each([
  { dungeon: ['dark-altar', 'golem-factory'], place: 1 },
  { dungeon: ['dark-altar'], place: 'boss' },
] as const)('a Hero whose Room was destroyed stands before what comes next: $place', ({ dungeon, place }) => {
  const stage = table({
    phase: 'adventure',
    seats: { a: { boss: 'cleopatra', dungeon, entrance: ['hya-legendary-shinobi'] }, b: { boss: 'robobo' } },
    discard: ['fear'],
  });
  stage.does('a', 'pass').does('b', 'pass').does('a', 'dark-altar', 'fear');
  const scene = sceneOf(stage, 'a');
  const places = [0, 1, 'boss'] as const;
  expect(places.filter(each => heroBefore(scene, 'a', each) !== undefined)).toEqual([place]);
});

test('a player is called by their own name, though it is the letter of another’s seat', () => {
  const stage = table({
    seats: { a: { boss: 'robobo' }, b: { boss: 'draculord', dungeon: ['open-grave'] } },
  });
  const seats = { a: 'Ann', b: 'a' };
  const say = new Speaker({ language: 'en', texts: [en], seats, strict: true });
  const scene = { ...sceneOf(stage, 'a'), say, names: seats };
  expect(inspect(scene, top(scene, stack('b', 0))).where).toBe('in a’s dungeon, space 1 of 1');
});
