import { AnswerDraft, type ThingRef } from '@tavolata/board-kit';
import { type Json, Play, playOn } from '@tavolata/kernel';
import { KeyedChance, keyOf, Match, setupFor } from '@tavolata/kernel/match';
import { hand, mournersCall } from '@tavolata/mourners-call';
import { en } from '@tavolata/mourners-call/texts/en';
import { Speaker } from '@tavolata/table';
import { en as common } from '@tavolata/table/texts/en';
import { expect, test } from 'vitest';
import { describe } from '../describe.ts';
import { inspect } from '../inspect.ts';
import type { MournersCallScene } from '../scene.ts';

const SECRET = { key: keyOf('describe'), salt: keyOf('salt') };
const NAMES = { a: 'Ada', b: 'Bo', c: 'Cy' };

/** What the board is given for seat a. */
function sceneOf(given: Json): MournersCallScene {
  const setup = setupFor(mournersCall, 3);
  const g = new Play(mournersCall, mournersCall.create(setup), new KeyedChance(SECRET.key));
  mournersCall.arrange?.(g, given as never);
  const match = Match.from(mournersCall, setup, SECRET, g.state);
  const question = match.questions.find(({ seat }) => seat === 'a');
  return {
    g: playOn(mournersCall, match.viewStateFor('a')),
    me: 'a',
    you: 'a',
    names: NAMES,
    say: new Speaker({ language: 'en', texts: [en, common], seats: NAMES, strict: true }),
    draft: question && new AnswerDraft(question, 'q'),
  } as unknown as MournersCallScene;
}

const acting = () =>
  sceneOf({
    phase: 'action',
    death: 'a',
    malavestros: 'grave-cloister',
    seats: {
      a: { etherea: 9, hand: ['court-odium'], figures: { 'reapers-muster': ['mortis-knighthood'] } },
      b: { figures: { 'reapers-muster': ['dreadsbane-order', 'dreadsbane-order'] } },
      c: {},
    },
  });

const lines = (scene: MournersCallScene, thing: ThingRef): string[] => {
  const { name, parts } = describe(scene, thing) ?? { name: 'nothing', parts: [] };
  return [name, ...parts.map(({ title, text }) => (title ? `${title}: ${text}` : text))];
};

test('a place is read by what it does, how crowded it is and who leads', () => {
  expect(lines(acting(), { place: 'reapers-muster' })).toEqual([
    '4. Reapers’ Muster',
    'Whoever has the majority: Gain 4 Etherea, then raise Suspicion by 1.',
    'As things stand: 3 guild figures, limit 4, Bo leads 2 to 1',
  ]);
  expect(lines(acting(), { place: 'grave-cloister' })[1]).toMatch(/^Malavestros is here/);
});

test('a guild is read by its bonus, who leads, and what a figure costs', () => {
  expect(lines(acting(), { place: 'mortis-knighthood' })).toEqual([
    'Mortis Knighthood',
    'Whoever has the majority: Gain 3 Etherea.',
    'As things stand: Ada leads 1 to 0, Ada 1, Bo 0, Cy 0',
    'To recruit: 3 Etherea; the figure goes to your Crypt, and Threat rises by 1.',
  ]);
});

test('a faction is read as its deck only where decks are asked about', () => {
  const [name, left, price] = lines(acting(), { place: 'bone' });
  expect([name, left]).toEqual(['Bone Mourner deck', expect.stringMatching(/^\d+ cards left\.$/)]);
  expect(price).toMatch(/^To buy: 5 Etherea/);
  expect(describe({ ...acting(), draft: undefined }, { place: 'bone' })).toBeUndefined();
});

test('a player is read by what everybody can see', () => {
  expect(lines(acting(), { seat: 'b' })[0]).toBe('Bo');
  expect(lines(acting(), { seat: 'b' }).join()).toContain('Unity 0, Etherea 0');
});

test('that a card can be chosen is not told by its bare name', () => {
  const scene = acting();
  const question = {
    kind: 'pick',
    seat: 'a',
    prompt: 'draft-keep',
    options: scene.g.cards(hand('a')).map(card => ({ key: 'card', card })),
    fallback: 0,
  };
  const drafting = { ...scene, draft: new AnswerDraft(question as never, 'q') };
  const [odium] = scene.g.cards(hand('a'));
  expect(odium && inspect(drafting, odium).now).toEqual([]);
});
