import { bots } from '@tavolata/bots';
import { isForced, playOn } from '@tavolata/kernel';
import { KeyedChance, keyOf, questionInView, Run, setupFor, viewFor } from '@tavolata/kernel/match';
import { optionsOf } from '@tavolata/kernel/scenario';
import { expect, test } from 'vitest';
import { box } from './box.ts';
import { stageWith } from './own-cards.ts';

const MATCHES = 2;
const PLAYERS = 4;

/** How bots that play whole matches would have been bothered in smart mode, each time they were asked to respond. */
function windows() {
  const count = { passes: 0, spared: 0, responses: 0, robbed: 0 };
  for (let n = 0; n < MATCHES; n++) {
    const chance = new KeyedChance(keyOf(`stops ${n}`));
    const picks = { epoch: 1, drawn: 0 };
    const run = Run.start(box, setupFor(box, PLAYERS), chance);
    while (!run.over) {
      const [question] = run.questions;
      if (!question) break;
      const { state, rename } = viewFor(box, run.state, question.seat);
      const view = playOn(box, state);
      const pick = isForced(question)
        ? question.fallback
        : bots.normal.choose(view, questionInView(question, rename), below => chance.int(picks, below));
      if (question.prompt === 'respond' && question.kind === 'pick') {
        const chosen = question.options[pick as number];
        const hollow = question.options.every(({ key, idle }) => key === 'pass' || idle);
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
  const heart = () => stage.questionFor('b').kind === 'pick' && stage.offers('b').includes('yum-heart');
  stage.does('a', 'tap razor-blade', 'b');
  expect(heart()).toBe(true);
  expect(stage.questionFor('b')).toMatchObject({ options: [{ key: 'pass' }, { key: 'tap', idle: true }] });
  stage.does('b', 'pass');
  expect(stage.state.stack).toMatchObject([{ kind: 'damage' }]);
  expect(stage.questionFor('b')).not.toMatchObject({
    options: [{ key: 'pass' }, { key: 'tap', idle: true }],
  });
});

test('what may kill is worth a stop at a roll of mine against a last HP', () => {
  const blade = (monster: string) => {
    const stage = stageWith([], {
      seats: { a: { items: ['golden-razor-blade'], cents: 5 }, b: {} },
      monsters: [monster, 'fatty'],
    });
    stage.does('a', 'attack').rest('pass', 'attack-what').does('a', monster);
    const question = stage.questionFor('a');
    return question.kind === 'pick' && question.options.find(({ key }) => key === 'paid');
  };
  expect(blade('fly')).not.toMatchObject({ idle: true });
  expect(blade('clotty')).toMatchObject({ idle: true });
});

test('an offer to barter is no reason to stop anybody, except in the own action phase', () => {
  const seats = { a: { items: ['razor-blade'], cents: 2 }, b: { cents: 3 } };
  const stage = stageWith([], { seats }, { options: { variants: ['bartering'] } });
  const barter = (seat: 'a' | 'b') => optionsOf(stage.questionFor(seat)).find(({ key }) => key === 'barter');
  expect(barter('a')).toEqual({ key: 'barter' });
  stage.does('a', 'tap razor-blade', 'b');
  expect(stage.questionFor('a').prompt).toBe('respond');
  expect(barter('a')).toEqual({ key: 'barter', idle: true });
  stage.does('a', 'pass');
  expect(stage.questionFor('b').prompt).toBe('respond');
  expect(barter('b')).toEqual({ key: 'barter', idle: true });
});
