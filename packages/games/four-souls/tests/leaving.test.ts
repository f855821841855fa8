import type { Seat } from '@tavolata/kernel';
import { anyPick } from '@tavolata/kernel/laws';
import { KeyedChance, keyOf, Run, setupFor } from '@tavolata/kernel/match';
import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { atkOf, fourSouls, hpOf, soulsOf } from '../src/index.ts';
import type { FourSoulsState } from '../src/state.ts';
import { box } from './box.ts';

const draft = (players: number) =>
  Run.start(box, setupFor(box, players, { variants: ['mini-draft'] }), new KeyedChance(keyOf('draft')));
const answerDefault = (run: ReturnType<typeof draft>): void =>
  run.answer(...run.questions.map(question => question.fallback));

test('drafted items are gained: charged, ordinary, and their triggers wait for the first turn', context => {
  proves(context, 'FS-DRAFT-06');
  const run = draft(3);
  while (run.questions[0]?.prompt !== 'act') {
    if (run.questions[0]?.prompt === 'draft-item') expect(run.state.stack).toEqual([]);
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
  while (run.questions[0]?.prompt !== 'draft-item') answerDefault(run);
  const laid = run.g.cards('draft').length;
  const leaver = run.questions[0]?.seat as Seat;
  run.leave(leaver);
  answerDefault(run);
  const stay = run.state.order;
  expect(stay).not.toContain(leaver);
  const asked: Seat[] = [];
  while (run.questions[0]?.prompt === 'draft-item') {
    asked.push(run.questions[0].seat);
    answerDefault(run);
  }
  expect(laid).toBe(4);
  expect(asked).toEqual([...stay, ...[...stay].reverse()]);
  expect(run.g.cards('draft')).toEqual([]);
  expect(stay).toContain(run.state.turn.seat);
});

const MATCHES = 6;
const DECISIONS = 200;
const AFTERWARDS = 12;

/** A table at which much is about other players, waits for them, or lasts. */
const BUSY = {
  character: 'isaac',
  items: ['crystal-ball', 'blank-card', 'mr-boom', 'the-d6'],
  hand: ['pills-b', 'ii-the-high-priestess', 'gold-bomb'],
};
const CROWD = { rooms: ['static-shock'], monsters: ['black-bony', 'holy-squirt'] };

test.for(['dealt', 'busy'] as const)(
  'whoever leaves a %s table, whatever waits on the stack or lasts: the match goes on without them',
  { timeout: 240_000 },
  (table, context) => {
    proves(context, 'FS-LEAVE-05');
    for (let n = 0; n < MATCHES; n++) leaveAllAlong(`leaving ${table} ${n}`, 3 + (n % 3), table);
  },
);

/** A random match, and beside each of its decisions another in which somebody has left just before. */
function leaveAllAlong(seed: string, players: number, table: 'dealt' | 'busy'): void {
  const picks = new KeyedChance(keyOf(`${seed} picks`));
  const mark = { epoch: 0, drawn: 0 };
  const below = (end: number) => picks.int(mark, end);
  const goOn = (run: ReturnType<typeof draft>): void =>
    run.answer(...run.questions.map(question => anyPick(question, below)));
  const setup = setupFor(fourSouls, players, { variants: ['rooms', 'bonus-souls'] });
  let between: FourSoulsState | undefined;
  const run = new Run(fourSouls, fourSouls.create(setup), new KeyedChance(keyOf(seed)), {
    onCheckpoint() {
      const { stack, lasting } = run.state;
      between = stack.length + lasting.length > 0 ? fourSouls.clone(run.state) : undefined;
    },
  });
  const seats = Object.fromEntries(run.g.seats.map(seat => [seat, BUSY]));
  if (table === 'dealt') fourSouls.deal(run.g);
  else fourSouls.arrange?.(run.g, { ...CROWD, seats });
  run.advance();
  for (let n = 0; n < DECISIONS && !run.over; n++) {
    if (between) leavesOut(between, `${seed} ${n}`);
    between = undefined;
    goOn(run);
  }

  function leavesOut(state: FourSoulsState, name: string): void {
    const leaver = state.order[below(state.order.length)] as Seat;
    const other = new Run(fourSouls, state, new KeyedChance(keyOf(name)));
    other.leave(leaver);
    for (let i = 0; i < AFTERWARDS && !other.over; i++) {
      expect(
        other.questions.map(({ seat }) => seat),
        name,
      ).not.toContain(leaver);
      goOn(other);
    }
  }
}

test('of whoever has left every number can still be read', () => {
  const run = draft(2);
  run.leave('a');
  answerDefault(run);
  expect(run.g.cards('character/a')).toEqual([]);
  expect([soulsOf(run.g, 'a'), hpOf(run.g, { seat: 'a' }), atkOf(run.g, { seat: 'a' })]).toEqual([0, 0, 0]);
});
