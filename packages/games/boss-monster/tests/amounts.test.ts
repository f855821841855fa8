import { Stage } from '@tavolata/kernel/scenario';
import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { bossMonster } from '../src/index.ts';

const table = (given: object, variants: string[] = []) =>
  new Stage(bossMonster, { options: { variants }, given: given as never });

test('in Classic mode exactly two cards are discarded', context => {
  proves(context, 'BM-VAR-01');
  const hand = ['fear', 'freeze', 'dark-altar'];
  const stage = table({ phase: 'classic-discard', seats: { a: { boss: 'draculord', hand } } }, ['classic']);
  expect(() => stage.does('a', ['fear'])).toThrow('too-few');
  expect(() => stage.does('a', ['fear', 'freeze', 'dark-altar'])).toThrow('too-many');
  stage.does('a', ['fear', 'freeze']);
  expect(stage.glance()).toMatchObject({ seats: { a: { hand: ['dark-altar'] } } });
});

test('a cost of two cards takes two, no more and no less', context => {
  proves(context, 'BM-DISCARD-05', 'BM-ACT-01');
  const hand = ['golem-factory', 'witchs-kitchen', 'open-grave'];
  const stage = table({
    phase: 'build',
    seats: { a: { boss: 'draculord', dungeon: ['dracolich-lair'], hand } },
  });
  stage.does('a', 'dracolich-lair');
  expect(() => stage.does('a', ['golem-factory'])).toThrow('too-few');
  expect(() => stage.does('a', ['golem-factory', 'witchs-kitchen', 'open-grave'])).toThrow('too-many');
});

test('Xyzax takes two cards, or the one there is', () => {
  const dungeon = ['dark-altar', 'dark-altar', 'open-grave', 'open-grave', 'bottomless-pit'];
  const levelUp = (discard: string[]) =>
    table({ phase: 'reveal', seats: { a: { boss: 'xyzax', dungeon } }, discard });
  expect(levelUp(['fear', 'freeze', 'assassin']).questionFor('a')).toMatchObject({ min: 2, max: 2 });
  expect(levelUp(['fear']).questionFor('a')).toMatchObject({ min: 1, max: 1 });
});
