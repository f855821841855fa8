import { KeyedChance, keyOf, Run, type Seat, setupFor } from '@tavolata/kernel';
import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { fourSouls } from '../src/index.ts';

const draft = (players: number) =>
  Run.start(
    fourSouls,
    setupFor(fourSouls, players, { variants: ['mini-draft'] }),
    new KeyedChance(keyOf('draft')),
  );
const answerDefault = (run: ReturnType<typeof draft>): void =>
  run.answer(...run.asks.map(ask => ask.fallback));

test('drafted items are gained: charged, ordinary, and their triggers wait for the first turn', context => {
  proves(context, 'FS-DRAFT-06');
  const run = draft(3);
  while (run.asks[0]?.prompt !== 'act') {
    if (run.asks[0]?.prompt === 'draft-item') expect(run.state.stack).toEqual([]);
    answerDefault(run);
  }
  const { g, state } = run;
  for (const seat of state.order) {
    const items = g.cards(`items/${seat}`).slice(-2);
    expect(items.map(item => g.def(item).type)).toEqual(['treasure', 'treasure']);
    for (const item of items) {
      expect(state.things[item]?.starting).toBeUndefined();
      expect(state.things[item]?.charged).toBe(!g.def(item).entersWith?.deactivated);
    }
  }
});

test('whoever leaves the draft picks no more, and what nobody takes goes under the deck', context => {
  proves(context, 'FS-LEAVE-10');
  const run = draft(3);
  while (run.asks[0]?.prompt !== 'draft-item') answerDefault(run);
  const laid = run.g.cards('draft').length;
  const leaver = run.asks[0]?.seat as Seat;
  run.leave(leaver);
  answerDefault(run);
  const stay = run.state.order;
  expect(stay).not.toContain(leaver);
  const asked: Seat[] = [];
  while (run.asks[0]?.prompt === 'draft-item') {
    asked.push(run.asks[0].seat);
    answerDefault(run);
  }
  expect(laid).toBe(4);
  expect(asked).toEqual([...stay, ...[...stay].reverse()]);
  expect(run.g.cards('draft')).toEqual([]);
  expect(stay).toContain(run.state.turn.seat);
});
