import { bossMonster } from '@tavolata/boss-monster';
import type { Def, Game, State } from '@tavolata/kernel';
import { keyOf, Match, type MatchFile, saveMatch, setupFor } from '@tavolata/kernel/match';
import { describe, expect, it } from 'vitest';
import { Timeline } from '../../src/replay/timeline.ts';

const game = bossMonster as unknown as Game<State, Def>;
const SECRET = { key: keyOf('timeline'), salt: keyOf('salt') };

/** A match in which something was taken back, with what stood after each line of its log. */
function played(answers = 12): { readonly file: MatchFile; readonly digests: readonly string[] } {
  const match = Match.start(game, setupFor(game, 2), SECRET);
  const digests = [match.digest()];
  for (let i = 0; i < answers; i++) {
    const [question] = match.questions;
    if (!question) break;
    match.answer(question.seat, question.fallback);
    digests.push(match.digest());
    if (i === 6) {
      match.undo(4, 'a');
      digests.push(match.digest());
    }
  }
  return { file: saveMatch(match), digests };
}

function timelineOf(file: MatchFile): Timeline<State, Def> {
  const timeline = Timeline.of(game, file);
  if (typeof timeline === 'string') throw new Error(timeline);
  return timeline;
}

describe('a match that is looked at again', () => {
  it('has a moment for the deal and for every line of the log, undos included', () => {
    const { file, digests } = played();
    expect(timelineOf(file).length).toBe(file.log.length + 1);
    expect(digests).toHaveLength(file.log.length + 1);
  });

  it('shows a seat what that seat saw, and everything to whoever wants all', () => {
    const { file } = played();
    const timeline = timelineOf(file);
    const live = Match.start(game, file.setup, SECRET);
    expect(timeline.view(0, { viewer: 'b', all: false })).toEqual(live.viewStateFor('b'));
    expect(timeline.view(0, { viewer: 'b', all: true })).toEqual(live.state);
    expect(timeline.events(0, { viewer: 'b', all: false })).toEqual(live.eventsFor('b'));
  });

  it('tells at each moment what had happened until then, though some of it was taken back later', () => {
    const { file } = played();
    const timeline = timelineOf(file);
    const undo = file.log.findIndex(({ t }) => t === 'undo');
    const eyes = { viewer: 'onlooker', all: false } as const;
    const before = timeline.events(undo, eyes);
    const after = timeline.events(undo + 1, eyes);
    expect(after.length).toBeLessThan(before.length);
    expect(before.slice(0, after.length)).toEqual(after);
  });

  it('finds the moment after an event: the last one, where it had been taken back', () => {
    const { file } = played();
    const timeline = timelineOf(file);
    const eyes = { viewer: 'onlooker', all: true } as const;
    const undo = file.log.findIndex(({ t }) => t === 'undo');
    const undone = timeline.events(undo, eyes).length - 1;
    expect(timeline.after(undone)).toBeGreaterThan(undo);
    expect(timeline.events(timeline.after(undone), eyes).length).toBeGreaterThan(undone);
    expect(timeline.after(0)).toBe(0);
  });

  it('tells bots from people by their answers, each from the time they sat down', () => {
    const match = Match.start(game, setupFor(game, 2), SECRET);
    for (let i = 0; i < 12; i++) {
      const [question] = match.questions;
      if (question)
        match.answer(question.seat, question.fallback, question.seat === 'b' || i >= 6 ? 'bot' : 'person');
    }
    const timeline = timelineOf(saveMatch(match));
    const last = timeline.length - 1;
    expect([timeline.isBot(0, 'a'), timeline.isBot(0, 'b')]).toEqual([false, true]);
    expect([timeline.isBot(last, 'a'), timeline.isBot(last, 'b')]).toEqual([true, true]);
  });

  it('forks by the beginning of its log', () => {
    const { file, digests } = played();
    const log = timelineOf(file).logUntil(5);
    expect(Match.replay(game, file.setup, SECRET, log).digest()).toBe(digests[5]);
  });

  it('is proved only if it arrives where the file says', () => {
    const { file } = played();
    expect(timelineOf(file).isProved).toBe(true);
    expect(timelineOf({ ...file, digest: '0'.repeat(16) }).isProved).toBe(false);
    expect(Timeline.of(game, { ...file, game: 'another' })).toBe('unknown-game');
  });
});
