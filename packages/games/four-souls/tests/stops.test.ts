import { bots } from '@tavolata/bots';
import { isForced, KeyedChance, keyOf, playOn, Run, see, seeAsk, setupFor } from '@tavolata/kernel';
import { optionsOf } from '@tavolata/kernel/scenario';
import { expect, test } from 'vitest';
import { fourSouls } from '../src/index.ts';
import { stageWith } from './own-cards.ts';

const MATCHES = 2;
const PLAYERS = 4;

/** How bots that play whole matches would have been bothered in smart mode, each time they were asked to respond. */
function windows() {
  const count = { passes: 0, spared: 0, responses: 0, robbed: 0 };
  for (let n = 0; n < MATCHES; n++) {
    const chance = new KeyedChance(keyOf(`stops ${n}`));
    const picks = { epoch: 1, drawn: 0 };
    const run = Run.start(fourSouls, setupFor(fourSouls, PLAYERS), chance);
    while (!run.over) {
      const [ask] = run.asks;
      if (!ask) break;
      const { state, rename } = see(fourSouls, run.state, ask.seat);
      const view = playOn(fourSouls, state);
      const pick = isForced(ask)
        ? ask.fallback
        : bots.normal.choose(view, seeAsk(ask, rename), below => chance.int(picks, below));
      if (ask.prompt === 'respond' && ask.kind === 'pick') {
        const chosen = ask.options[pick as number];
        const hollow = ask.options.every(({ key, idle }) => key === 'pass' || idle);
        if (chosen?.key === 'pass') count.passes++;
        else count.responses++;
        if (chosen?.key === 'pass' && hollow) count.spared++;
        if (chosen?.key !== 'pass' && hollow) count.robbed++;
      }
      run.answer(pick);
    }
  }
  return count;
}

test('smart stops spare nine passes in ten, and not one response a bot gives', () => {
  const { passes, spared, responses, robbed } = windows();
  expect(spared / passes).toBeGreaterThan(0.9);
  expect(responses).toBeGreaterThan(0);
  expect(robbed).toBe(0);
}, 60_000);

test('what answers damage is worth a stop when damage comes, and at no other time', () => {
  const stage = stageWith([], {
    seats: { a: { items: ['razor-blade'] }, b: { items: ['yum-heart', 'fanny-pack'] } },
  });
  const heart = () => stage.ask('b').kind === 'pick' && stage.offers('b').includes('yum-heart');
  stage.does('a', 'tap razor-blade', 'b');
  expect(heart()).toBe(true);
  expect(stage.ask('b')).toMatchObject({ options: [{ key: 'pass' }, { key: 'tap', idle: true }] });
  stage.does('b', 'pass');
  expect(stage.state.stack).toMatchObject([{ kind: 'damage' }]);
  expect(stage.ask('b')).not.toMatchObject({ options: [{ key: 'pass' }, { key: 'tap', idle: true }] });
});

test('an offer to barter is no reason to stop anybody, except in the own action phase', () => {
  const seats = { a: { items: ['razor-blade'], cents: 2 }, b: { cents: 3 } };
  const stage = stageWith([], { seats }, { options: { variants: ['bartering'] } });
  const barter = (seat: 'a' | 'b') => optionsOf(stage.ask(seat)).find(({ key }) => key === 'barter');
  expect(barter('a')).toEqual({ key: 'barter' });
  stage.does('a', 'tap razor-blade', 'b');
  expect(stage.ask('a').prompt).toBe('respond');
  expect(barter('a')).toEqual({ key: 'barter', idle: true });
  stage.does('a', 'pass');
  expect(stage.ask('b').prompt).toBe('respond');
  expect(barter('b')).toEqual({ key: 'barter', idle: true });
});
