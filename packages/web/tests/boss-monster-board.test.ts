import { bossMonster, waitingEffects } from '@tavolata/boss-monster';
import { type CardId, playOn, type Seat, see } from '@tavolata/kernel';
import { Stage } from '@tavolata/kernel/scenario';
import { expect, test } from 'vitest';
import { aimingAt } from '../src/games/boss-monster/facts.ts';
import type { BossMonsterScene } from '../src/games/boss-monster/scene.ts';
import { waiting } from '../src/games/boss-monster/waiting.ts';

const table = (given: object) => new Stage(bossMonster, { given: given as never });

/** The board as a seat sees it; texts are their keys with what they are told. */
function sceneOf(stage: ReturnType<typeof table>, me: Seat): BossMonsterScene {
  const say = {
    say: (key: string, params: object = {}) => [key, ...Object.values(params)].join(' '),
    has: () => false,
    card: (id: string) => id,
  };
  const g = playOn(bossMonster, see(bossMonster, stage.state, me).state);
  return {
    g,
    me,
    say,
    names: { a: 'Ann', b: 'Ben', c: 'Cam' },
    told: stage.heard(me),
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
