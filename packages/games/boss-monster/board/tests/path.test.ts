import { bossMonster } from '@tavolata/boss-monster';
import { Play, playOn } from '@tavolata/kernel';
import { KeyedChance, keyOf, Match, setupFor } from '@tavolata/kernel/match';
import { expect, test } from 'vitest';
import { pathOf } from '../path.ts';
import type { BossMonsterScene } from '../scene.ts';

const SECRET = { key: keyOf('path'), salt: keyOf('salt') };

/** An Adventure with one Hero at my entrance and an Assassin in my opponent's hand. */
function adventure() {
  const setup = setupFor(bossMonster, 2);
  const g = new Play(bossMonster, bossMonster.create(setup), new KeyedChance(SECRET.key));
  bossMonster.arrange?.(g, {
    phase: 'adventure',
    seats: {
      a: {
        boss: 'cleopatra',
        dungeon: [
          'goblin-armory',
          ['monsters-ballroom', 'golem-factory'],
          'boulder-ramp',
          'dizzygas-hallway',
          'bottomless-pit',
        ],
        entrance: ['hya-legendary-shinobi'],
        wounds: 3,
      },
      b: { boss: 'gorgona', hand: ['assassin'] },
    },
  });
  return Match.from(bossMonster, setup, SECRET, g.state);
}

type AMatch = ReturnType<typeof adventure>;

function passUntil(match: AMatch, stop: () => boolean, instead: (prompt: string) => number = () => 0): void {
  for (let i = 0; i < 60 && !stop(); i++) {
    const [question] = match.questions;
    if (question) match.answer(question.seat, instead(question.prompt));
  }
}

function pathNow(match: AMatch) {
  const told = match.eventsFor('a').map(event => ({ ...event, to: 0 }));
  const scene = {
    g: playOn(bossMonster, match.viewStateFor('a')),
    me: 'a',
    events: told,
  } as unknown as BossMonsterScene;
  const path = pathOf(scene, 'a');
  const stops = [...(path?.stops.values() ?? [])].map(({ when, health, changes }) => [
    when,
    health,
    ...changes,
  ]);
  return { start: path?.start, stops, end: path?.course.end, decides: path?.course.decides };
}

test('before the Hero enters, all of its way is foretold', () => {
  const match = adventure();
  expect(pathNow(match)).toEqual({
    start: 11,
    stops: [
      ['ahead', 10, -1],
      ['ahead', 7, -3],
      ['ahead', 6, -1],
      ['ahead', 5, -1],
      ['ahead', 2, -3],
    ],
    end: 'arrives',
    decides: true,
  });
});

test('on its way the past is what was told, and what waits to resolve counts before the next Room', () => {
  const match = adventure();
  passUntil(match, () => match.state.walk?.ahead.length === 2 && match.questions[0]?.seat === 'b');
  const cast = (prompt: string): number =>
    prompt === 'respond' && match.questions[0]?.seat === 'b' && match.state.pending.length === 0 ? 1 : 0;
  passUntil(match, () => match.state.pending.length > 0, cast);
  expect(pathNow(match)).toEqual({
    start: 11,
    stops: [
      ['past', 10, -1],
      ['past', 7, -3],
      ['now', 6, -1],
      ['ahead', 8, 3, -1],
      ['ahead', 5, -3],
    ],
    end: 'arrives',
    decides: true,
  });
});
