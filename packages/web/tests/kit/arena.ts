import {
  type Json,
  KeyedChance,
  keyOf,
  Match,
  type Option,
  type Options,
  Play,
  playOn,
  type Seat,
  setupFor,
} from '@tavolata/kernel';
import { sorcerersArena } from '@tavolata/sorcerers-arena';
import { en } from '@tavolata/sorcerers-arena/texts/en';
import type { it as italian } from '@tavolata/sorcerers-arena/texts/it';
import { Speaker } from '@tavolata/table';
import { expect } from 'vitest';
import { en as pageWords } from '../../generated/texts/en.ts';
import type { ArenaScene } from '../../src/games/sorcerers-arena/scene.ts';
import { Picking } from '../../src/table/picking.ts';

const SECRET = { key: keyOf('board'), salt: keyOf('salt') };
const NAMES = { a: 'Ada', b: 'Bo' };

export function arranged(given: Json, options = {}, players = 2) {
  const setup = setupFor(sorcerersArena, players, options);
  const g = new Play(sorcerersArena, sorcerersArena.create(setup), new KeyedChance(SECRET.key));
  sorcerersArena.arrange?.(g, given);
  return Match.from(sorcerersArena, setup, SECRET, g.state);
}
/** From its very beginning. */
export const begun = (options: Options): AMatch =>
  Match.start(sorcerersArena, setupFor(sorcerersArena, 2, options), SECRET);
export type AMatch = ReturnType<typeof arranged>;

/** What the board is given for a seat. */
export function sceneOf(match: AMatch, texts: typeof en | typeof italian = en, me: Seat = 'a'): ArenaScene {
  const ask = match.asks.find(({ seat }) => seat === me);
  return {
    g: playOn(sorcerersArena, match.view(me)),
    me,
    you: me,
    told: match.told(me).map(event => ({ ...event, to: 0 })),
    say: new Speaker({ language: 'en', texts: [pageWords, texts], seats: NAMES, strict: true }),
    picking: ask && new Picking(ask, 'q'),
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
  const [ask] = match.asks;
  if (!ask || !('options' in ask)) throw new Error('nothing to choose from');
  const pick = optionCalled(playOn(sorcerersArena, match.state), ask.options, what);
  expect(match.answer(ask.seat, pick)).toBeUndefined();
}

/** Chooses on the page, without confirming. */
export function tap({ g, picking }: ArenaScene, what: string): void {
  picking?.tap(optionCalled(g, picking.options, what));
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
