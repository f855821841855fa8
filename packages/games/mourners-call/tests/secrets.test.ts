import { Stage } from '@tavolata/kernel/scenario';
import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { mournersCall } from '../src/index.ts';
import { COURT_DECK } from '../src/zones.ts';

test('Severamm shows the cards that were not dealt to whoever uses it, and to nobody else', context => {
  proves(context, 'MC-FAQM-02');
  const given = { seats: { a: { mourners: ['mourner-severamm'], hand: ['court-death'] } } };
  const table = new Stage(mournersCall, { given });
  const unknown = (seat: 'a' | 'b'): number => {
    const view = table.seenBy(seat);
    return view.cards(COURT_DECK).filter(card => mournersCall.blanks.includes(view.def(card))).length;
  };
  expect([unknown('a'), unknown('b')]).toEqual([16, 16]);
  table.does('a', 'mourner-severamm');
  expect([unknown('a'), unknown('b')]).toEqual([0, 16]);
});
