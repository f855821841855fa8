import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import { grantExtraTurn } from '../src/card-kit.ts';
import { acts, card, stageWith } from './own-cards.ts';

describe('turns', () => {
  test('of several extra turns the last one granted comes first, and none moves the order', context => {
    proves(context, 'FS-TURN-10');
    const clock = acts('clock', g => {
      grantExtraTurn(g, 'b');
      grantExtraTurn(g, 'c');
    });
    const stage = stageWith([clock], { seats: { a: { items: ['clock'] }, b: {}, c: {} } });
    stage.does('a', 'tap clock');
    const turns: unknown[] = [];
    for (const seat of ['a', 'c', 'b', 'b', 'c'] as const) {
      turns.push((stage.glance() as { active: string }).active);
      stage.does(seat, 'end-turn').rest('pass', 'act');
    }
    expect(turns).toEqual(['a', 'c', 'b', 'b', 'c']);
    expect(stage.glance()).toMatchObject({ active: 'a' });
  });

  test('a larger hand limit is the limit of its player alone', context => {
    proves(context, 'FS-END-02', 'FS-END-06');
    const bag = card('bag', { statics: { handLimit: (_g, at, seat) => (seat === at.by ? 2 : 0) } });
    const hand = Array(13).fill('a-penny');
    const stage = stageWith([bag], { seats: { a: { items: ['bag'], hand }, b: { hand } } });
    stage.does('a', 'end-turn').rest('pass', 'hand-limit');
    stage.does('a', ['a-penny']).rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ active: 'b', seats: { a: { hand: { length: 12 } } } });
    stage.does('b', 'end-turn').rest('pass', 'hand-limit');
    stage.does('b', ['a-penny', 'a-penny', 'a-penny', 'a-penny']).rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ active: 'a', seats: { b: { hand: { length: 10 } } } });
  });
});
