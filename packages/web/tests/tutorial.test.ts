import { bossMonster } from '@tavolata/boss-monster';
import { tutorials as bossMonsterTutorials } from '@tavolata/boss-monster/tutorials';
import { darkestNight } from '@tavolata/darkest-night';
import { tutorials as darkestNightTutorials } from '@tavolata/darkest-night/tutorials';
import { fourSouls } from '@tavolata/four-souls';
import { tutorials as fourSoulsTutorials } from '@tavolata/four-souls/tutorials';
import { type Def, type Game, playOn, type State, wrongWith } from '@tavolata/kernel';
import type { Scenario } from '@tavolata/kernel/scenario';
import { mournersCall } from '@tavolata/mourners-call';
import { tutorials as mournersCallTutorials } from '@tavolata/mourners-call/tutorials';
import { sorcerersArena } from '@tavolata/sorcerers-arena';
import { tutorials as sorcerersArenaTutorials } from '@tavolata/sorcerers-arena/tutorials';
import { expect, test } from 'vitest';
import { LessonSession } from '../src/tutorial/session.ts';

const SCHOOLS: readonly [string, Game<State, Def>, readonly Scenario[]][] = [
  ['boss-monster', bossMonster as unknown as Game<State, Def>, bossMonsterTutorials],
  ['darkest-night', darkestNight as unknown as Game<State, Def>, darkestNightTutorials],
  ['four-souls', fourSouls as unknown as Game<State, Def>, fourSoulsTutorials],
  ['mourners-call', mournersCall as unknown as Game<State, Def>, mournersCallTutorials],
  ['sorcerers-arena', sorcerersArena as unknown as Game<State, Def>, sorcerersArenaTutorials],
];
const LESSONS = SCHOOLS.flatMap(([slug, game, tutorials]) =>
  tutorials.map(tutorial => [slug, tutorial.title, game, tutorial] as const),
);

const asTheyLie = (chosen: readonly number[]): readonly number[] => chosen;
const fromTheLast = (chosen: readonly number[]): readonly number[] => [...chosen].reverse();

/** A learner who reads everything and does what the lesson offers, several things in an order of their own. */
async function learn(session: LessonSession, order = asTheyLie): Promise<number> {
  let answers = 0;
  for (let turns = 0; turns < 500 && !session.course.isOver; turns++) {
    const question = session.told.value?.picture.question;
    if (!question) {
      session.turnOver();
      continue;
    }
    const { ask, q } = question;
    const { due } = session.course;
    const isNarrow = 'options' in ask && ask.kind !== 'assign' && ask.kind !== 'order';
    const narrow = ask.kind === 'some' ? order(ask.fallback) : ask.fallback;
    const pick = isNarrow ? narrow : (due?.pick ?? ask.fallback);
    expect(await session.send({ do: 'answer', q, pick })).toMatchObject({ ok: true });
    answers++;
    // So that nobody answers twice while what happened is shown.
    expect(session.told.value?.picture.number).toBe(answers);
  }
  return answers;
}

test.each(LESSONS)('%s: %s can be learnt to its end', async (_slug, _title, game, tutorial) => {
  const session = new LessonSession(game, tutorial, 'Ada');
  // Where there is something to read first, the table waits for nobody.
  const { question, waiting } = session.told.value?.picture ?? {};
  expect(waiting).toEqual(question ? [session.course.seat] : []);
  expect(await learn(session)).toBeGreaterThan(3);
  expect(session.course.isOver).toBe(true);
});

test.each(LESSONS)(
  '%s: in %s several things can be chosen in any order',
  async (_slug, _title, game, tutorial) => {
    const session = new LessonSession(game, tutorial, 'Ada');
    await learn(session, fromTheLast);
    expect(session.course.isOver).toBe(true);
  },
);

test.each(LESSONS)('%s: every lesson of %s says something', (_slug, _title, _game, tutorial) => {
  for (const { lesson } of tutorial.stages ?? []) expect(lesson?.it && lesson.en).toBeTruthy();
});

test('what the lesson is not about says that its time will come, and does nothing', async () => {
  const [, , game, tutorial] = LESSONS[0] as (typeof LESSONS)[number];
  const session = new LessonSession(game, tutorial, 'Ada');
  while (session.told.value?.picture.question?.ask.prompt !== 'build') {
    const question = session.told.value?.picture.question;
    if (question) await session.send({ do: 'answer', q: question.q, pick: 0 });
    else session.turnOver();
  }
  const { ask, q } = session.told.value.picture.question;
  expect('options' in ask && ask.options).toHaveLength(1);
  expect(ask.denied?.some(({ reason }) => reason === 'lesson-not-yet')).toBe(true);
  const before = session.told.value;
  expect(await session.send({ do: 'answer', q, pick: 1 })).toMatchObject({ ok: false });
  expect(await session.send({ do: 'undo' })).toMatchObject({
    error: { refusal: { reason: 'lesson-not-here' } },
  });
  expect(await session.send({ do: 'answer', q: 'another', pick: 0 })).toMatchObject({ ok: false });
  expect(session.told.value).toBe(before);
});

test('where shares are given, fewer than the lesson gives are no answer yet, and others are not the lesson’s', async () => {
  const [tutorial] = mournersCallTutorials;
  const session = new LessonSession(mournersCall as unknown as Game<State, Def>, tutorial as Scenario, 'Ada');
  while (session.told.value?.picture.question?.ask.kind !== 'assign') {
    const question = session.told.value?.picture.question;
    if (question) await session.send({ do: 'answer', q: question.q, pick: 0 });
    else session.turnOver();
  }
  const { ask, q } = session.told.value.picture.question;
  expect(wrongWith(ask, [1, 0])).toBe('breaks-limit');
  expect(wrongWith(ask, [1, 1])).toBeUndefined();
  expect(await session.send({ do: 'answer', q, pick: [2, 0] })).toMatchObject({
    error: { refusal: { reason: 'lesson-otherwise' } },
  });
});

test('what the learner only watches is announced, and happens when the page is turned over', async () => {
  const [, , game, tutorial] = LESSONS[0] as (typeof LESSONS)[number];
  const session = new LessonSession(game, tutorial, 'Ada');
  const { course } = session;
  const dead = () => session.told.value?.events.filter(({ type }) => type === 'hero-defeated').length ?? 0;
  while (!course.lesson?.en.includes('watch Johnny walk')) {
    const question = session.told.value?.picture.question;
    if (question) await session.send({ do: 'answer', q: question.q, pick: 0 });
    else session.turnOver();
  }
  const before = dead();
  session.turnOver();
  expect(dead()).toBe(before + 1);
});

test('the learner sees only what the seat may know', () => {
  const [, , game, tutorial] = LESSONS[0] as (typeof LESSONS)[number];
  const session = new LessonSession(game, tutorial, 'Ada');
  const view = session.told.value?.picture.view as State;
  const names = (state: State, zone: string) => {
    const g = playOn(game, state);
    return g.cards(zone).map(card => g.def(card).id);
  };
  expect(names(session.course.stage.state, 'hand/b')).toContain('boulder-ramp');
  expect(names(view, 'hand/b')).not.toContain('boulder-ramp');
  expect(names(view, 'hand/a')).toContain('neanderthal-cave');
});
