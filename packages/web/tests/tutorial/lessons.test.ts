import { type Def, type Game, playOn, type State, wrongWith } from '@tavolata/kernel';
import type { Scenario } from '@tavolata/kernel/scenario';
import { mournersCall } from '@tavolata/mourners-call';
import { tutorials as mournersCallTutorials } from '@tavolata/mourners-call/tutorials';
import { expect, test } from 'vitest';
import { RULES } from '../../generated/games/rules.ts';
import { LessonSession } from '../../src/tutorial/session.ts';

type School = readonly [slug: string, title: string | undefined, game: Game<State, Def>, lesson: Scenario];

/** The lessons of every game that teaches. */
const FOUND = import.meta.glob<{ readonly tutorials: readonly Scenario[] }>(
  '../../../games/*/generated/tutorials.ts',
);
const LESSONS: readonly School[] = (
  await Promise.all(
    Object.entries(FOUND).map(async ([path, load]) => {
      const slug = path.split('/').at(-3) as string;
      const game = (await RULES[slug]?.()) as Game<State, Def>;
      const { tutorials } = await load();
      return tutorials.map((lesson): School => [slug, lesson.title, game, lesson]);
    }),
  )
).flat();
/** The one whose moves some tests know. */
const DUNGEON = LESSONS.find(([slug]) => slug === 'boss-monster') as School;

const asTheyLie = (chosen: readonly number[]): readonly number[] => chosen;
const fromTheLast = (chosen: readonly number[]): readonly number[] => [...chosen].reverse();

/** A learner who reads everything and does what the lesson offers, several things in an order of their own. */
async function learn(session: LessonSession, order = asTheyLie): Promise<number> {
  let answers = 0;
  for (let turns = 0; turns < 500 && !session.course.isOver; turns++) {
    const asked = session.table.value?.snapshot.asked;
    if (!asked) {
      session.turnOver();
      continue;
    }
    const { question, q } = asked;
    const { due } = session.course;
    const isNarrow = 'options' in question && question.kind !== 'assign' && question.kind !== 'order';
    const narrow = question.kind === 'some' ? order(question.fallback) : question.fallback;
    const pick = isNarrow ? narrow : (due?.pick ?? question.fallback);
    expect(await session.send({ do: 'answer', q, pick })).toMatchObject({ ok: true });
    answers++;
    // So that nobody answers twice while what happened is shown.
    expect(session.table.value?.snapshot.number).toBe(answers);
  }
  return answers;
}

test.each(LESSONS)('%s: %s can be learnt to its end', async (_slug, _title, game, tutorial) => {
  const session = new LessonSession(game, tutorial, 'Ada');
  // Where there is something to read first, the table waits for nobody.
  const { asked, waiting } = session.table.value?.snapshot ?? {};
  expect(waiting).toEqual(asked ? [session.course.seat] : []);
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
  const [, , game, tutorial] = DUNGEON;
  const session = new LessonSession(game, tutorial, 'Ada');
  while (session.table.value?.snapshot.asked?.question.prompt !== 'build') {
    const asked = session.table.value?.snapshot.asked;
    if (asked) await session.send({ do: 'answer', q: asked.q, pick: 0 });
    else session.turnOver();
  }
  const { question, q } = session.table.value.snapshot.asked;
  expect('options' in question && question.options).toHaveLength(1);
  expect(question.denied?.some(({ reason }) => reason === 'lesson-not-yet')).toBe(true);
  const before = session.table.value;
  expect(await session.send({ do: 'answer', q, pick: 1 })).toMatchObject({ ok: false });
  expect(await session.send({ do: 'undo' })).toMatchObject({
    error: { refusal: { reason: 'lesson-not-here' } },
  });
  expect(await session.send({ do: 'answer', q: 'another', pick: 0 })).toMatchObject({ ok: false });
  expect(session.table.value).toBe(before);
});

test('where shares are given, fewer than the lesson gives are no answer yet, and others are not the lesson’s', async () => {
  const [tutorial] = mournersCallTutorials;
  const session = new LessonSession(mournersCall as unknown as Game<State, Def>, tutorial as Scenario, 'Ada');
  while (session.table.value?.snapshot.asked?.question.kind !== 'assign') {
    const asked = session.table.value?.snapshot.asked;
    if (asked) await session.send({ do: 'answer', q: asked.q, pick: 0 });
    else session.turnOver();
  }
  const { question, q } = session.table.value.snapshot.asked;
  expect(wrongWith(question, [1, 0])).toBe('breaks-limit');
  expect(wrongWith(question, [1, 1])).toBeUndefined();
  expect(await session.send({ do: 'answer', q, pick: [2, 0] })).toMatchObject({
    error: { refusal: { reason: 'lesson-otherwise' } },
  });
});

test('what the learner only watches is announced, and happens when the page is turned over', async () => {
  const [, , game, tutorial] = DUNGEON;
  const session = new LessonSession(game, tutorial, 'Ada');
  const { course } = session;
  const dead = () => session.table.value?.events.filter(({ type }) => type === 'hero-defeated').length ?? 0;
  while (!course.lesson?.en.includes('watch Johnny walk')) {
    const asked = session.table.value?.snapshot.asked;
    if (asked) await session.send({ do: 'answer', q: asked.q, pick: 0 });
    else session.turnOver();
  }
  const before = dead();
  session.turnOver();
  expect(dead()).toBe(before + 1);
});

test('the learner sees only what the seat may know', () => {
  const [, , game, tutorial] = DUNGEON;
  const session = new LessonSession(game, tutorial, 'Ada');
  const view = session.table.value?.snapshot.view as State;
  const names = (state: State, zone: string) => {
    const g = playOn(game, state);
    return g.cards(zone).map(card => g.def(card).id);
  };
  expect(names(session.course.stage.state, 'hand/b')).toContain('boulder-ramp');
  expect(names(view, 'hand/b')).not.toContain('boulder-ramp');
  expect(names(view, 'hand/a')).toContain('neanderthal-cave');
});
