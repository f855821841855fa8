import type { ThingRef } from '@tavolata/board-kit';
import { bossMonster } from '@tavolata/boss-monster';
import { playOn, type Seat } from '@tavolata/kernel';
import { viewFor } from '@tavolata/kernel/match';
import { Stage } from '@tavolata/kernel/scenario';
import { expect, test } from 'vitest';
import { describe } from '../describe.ts';
import { inWords } from '../in-words.ts';
import type { BossMonsterScene } from '../scene.ts';

const table = (given: object) => new Stage(bossMonster, { given: given as never });

function sceneOf(stage: ReturnType<typeof table>, me: Seat): BossMonsterScene {
  const say = { say: (key: string) => key };
  const g = playOn(bossMonster, viewFor(bossMonster, stage.state, me).state);
  return { g, me, say } as unknown as BossMonsterScene;
}

test('a player is read by the Boss, a space by the Room that lies on top', () => {
  const stage = table({
    phase: 'build',
    seats: {
      a: { boss: 'robobo' },
      b: { boss: 'draculord', dungeon: [['golem-factory', 'open-grave']] },
    },
  });
  const scene = sceneOf(stage, 'a');
  const read = (thing: ThingRef): string | undefined => {
    const card = describe(scene, thing);
    return card === undefined ? undefined : scene.g.def(card).id;
  };
  expect(read({ seat: 'b' })).toBe('draculord');
  expect(read({ place: 'stack/b/0' })).toBe('golem-factory');
  expect(read({ place: 'stack/b/1' })).toBeUndefined();
  expect(read({ place: 'new' })).toBeUndefined();
});

test('in words, whoever is out has no Souls or Wounds either', () => {
  const stage = table({
    phase: 'end',
    seats: { a: { boss: 'robobo', wounds: 5, souls: 3 }, b: { boss: 'draculord' }, c: { boss: 'gorgona' } },
  });
  const [mine, theirs] = inWords.facts(sceneOf(stage, 'b')).map(({ line }) => line);
  expect(mine).toBe('board.out');
  expect(theirs).toContain('board.souls');
});
