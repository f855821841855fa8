import { bossMonster } from '@tavolata/boss-monster';
import { playOn, type Seat, see } from '@tavolata/kernel';
import { Stage } from '@tavolata/kernel/scenario';
import { expect, test } from 'vitest';
import { describe } from '../src/games/boss-monster/describe.ts';
import { inWords } from '../src/games/boss-monster/in-words.ts';
import type { BossMonsterScene } from '../src/games/boss-monster/scene.ts';
import type { Thing } from '../src/table/picking.ts';

const table = (given: object) => new Stage(bossMonster, { given: given as never });

function sceneOf(stage: ReturnType<typeof table>, me: Seat): BossMonsterScene {
  const say = { say: (key: string) => key };
  const g = playOn(bossMonster, see(bossMonster, stage.state, me).state);
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
  const read = (thing: Thing): string | undefined => {
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
