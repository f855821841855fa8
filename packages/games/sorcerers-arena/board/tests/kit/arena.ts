import { AnswerDraft } from '@tavolata/board-kit';
import { type Json, type Option, Play, playOn, type Seat, type SetupOptions } from '@tavolata/kernel';
import { KeyedChance, keyOf, Match, setupFor } from '@tavolata/kernel/match';
import { sorcerersArena } from '@tavolata/sorcerers-arena';
import { en } from '@tavolata/sorcerers-arena/texts/en';
import type { it as italian } from '@tavolata/sorcerers-arena/texts/it';
import { Speaker } from '@tavolata/table';
import { expect } from 'vitest';
import type { ArenaScene } from '../../scene.ts';

const SECRET = { key: keyOf('board'), salt: keyOf('salt') };
const NAMES = { a: 'Ada', b: 'Bo' };

export function arranged(given: Json, options = {}, players = 2) {
  const setup = setupFor(sorcerersArena, players, options);
  const g = new Play(sorcerersArena, sorcerersArena.create(setup), new KeyedChance(SECRET.key));
  sorcerersArena.arrange?.(g, given);
  return Match.from(sorcerersArena, setup, SECRET, g.state);
}
/** From its very beginning. */
export const begun = (options: SetupOptions): AMatch =>
  Match.start(sorcerersArena, setupFor(sorcerersArena, 2, options), SECRET);
export type AMatch = ReturnType<typeof arranged>;

/** What the board is given for a seat. */
export function sceneOf(match: AMatch, texts: typeof en | typeof italian = en, me: Seat = 'a'): ArenaScene {
  const question = match.questions.find(({ seat }) => seat === me);
  return {
    g: playOn(sorcerersArena, match.viewStateFor(me)),
    me,
    you: me,
    events: match.eventsFor(me).map(event => ({ ...event, to: 0 })),
    say: new Speaker({ language: 'en', texts: [texts], seats: NAMES, strict: true }),
    draft: question && new AnswerDraft(question, 'q'),
  } as unknown as ArenaScene;
}

/** The option of that key, place or card. */
const optionCalled = (g: ArenaScene['g'], options: readonly Option[], what: string): number => {
  const at = options.findIndex(
    ({ key, place, card }) =>
      key === what || place === what || (card !== undefined && g.def(card).id === what),
  );
  if (at < 0) throw new Error(`${what} is not on offer`);
  return at;
};

/** Answers the open question. */
export function answer(match: AMatch, what: string): void {
  const [question] = match.questions;
  if (!question || !('options' in question)) throw new Error('nothing to choose from');
  const pick = optionCalled(playOn(sorcerersArena, match.state), question.options, what);
  expect(match.answer(question.seat, pick)).toBeUndefined();
}

/** Chooses on the page, without confirming. */
export function tap({ g, draft }: ArenaScene, what: string): void {
  draft?.tap(optionCalled(g, draft.options, what));
}

export const DUEL = {
  active: 'mickey',
  seats: {
    a: {
      characters: { mickey: { at: 'e4', statuses: { 'magic-broom': 3 } }, ariel: { at: 'd4' } },
      hand: ['mickey-shooting-star', 'mickey-broom-parade', 'ariel-kelp-tangle'],
    },
    b: {
      characters: {
        gaston: { at: 'f4', hp: 3 },
        aladdin: { at: 'e6', statuses: { stealthy: 2, tough: 1 } },
        sulley: { at: 'i1' },
      },
    },
  },
};
