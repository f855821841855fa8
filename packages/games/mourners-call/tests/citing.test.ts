import { type Json, Play, playOn, type Seat } from '@tavolata/kernel';
import { KeyedChance, keyOf, Match, setupFor } from '@tavolata/kernel/match';
import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { mournersCall } from '../src/index.ts';

const SECRET = { key: keyOf('citing'), salt: keyOf('salt') };

function arranged(given: Json, players = 2) {
  const setup = setupFor(mournersCall, players);
  const g = new Play(mournersCall, mournersCall.create(setup), new KeyedChance(SECRET.key));
  mournersCall.arrange?.(g, given as never);
  return Match.from(mournersCall, setup, SECRET, g.state);
}

type AMatch = ReturnType<typeof arranged>;

/** What somebody is asked, and which rule the question cites. */
function asked({ questions }: AMatch, seat: Seat = 'a'): (string | undefined)[] {
  const question = questions.find(each => each.seat === seat);
  return [question?.prompt, question?.rule];
}

/** The first action that is about this: a row of a card, or the place of a recruit. */
function use(match: AMatch, id: string, row?: number): void {
  const [question] = match.questions;
  if (question?.kind !== 'pick') throw new Error('nobody is to act');
  const g = playOn(mournersCall, match.viewStateFor('a'));
  const at = question.options.findIndex(
    ({ card, place, value }) =>
      place === id || (card !== undefined && g.def(card).id === id && (row === undefined || value === row)),
  );
  match.answer('a', at);
}

function askedBy(id: string, seat: Json, other: Json = {}): (string | undefined)[] {
  const match = arranged({ phase: 'action', death: 'a', seats: { a: seat, b: other } });
  use(match, id);
  return asked(match);
}

const STANDING = {
  marrowgate: ['mortis-knighthood', 'mortis-knighthood'],
  'cryptus-akhor': ['dreadsbane-order'],
};

test('a theft cites the clarification of its own card, or none', context => {
  proves(context, 'MC-FAQC-04', 'MC-FAQC-13');
  const rich = { influence: { bone: 3, flesh: 3 } };
  expect(askedBy('court-cleopsis', { hand: ['court-cleopsis'] }, rich)).toEqual(['steal-from', 'MC-FAQC-04']);
  const gethsemoni = arranged({
    phase: 'action',
    death: 'a',
    decks: { flesh: ['mourner-tannet', 'mourner-sutra'] },
    seats: { a: { etherea: 4, hand: ['court-gethsemoni'] }, b: rich },
  });
  use(gethsemoni, 'court-gethsemoni');
  gethsemoni.answer('a', 0);
  expect(asked(gethsemoni)).toEqual(['steal-from', 'MC-FAQC-13']);
  const galleries = arranged({
    phase: 'resolution',
    seats: { a: { figures: { 'whispering-galleries': ['mortis-knighthood'] } }, b: rich },
  });
  expect(asked(galleries)).toEqual(['take-location', 'MC-LOC-01']);
  galleries.answer('a', true);
  expect(asked(galleries)).toEqual(['steal-from', undefined]);
});

test('a free move cites Gallevarbe only when Gallevarbe moves', context => {
  proves(context, 'MC-FAQC-11');
  expect(askedBy('court-gallevarbe', { hand: ['court-gallevarbe'], figures: STANDING })).toEqual([
    'move-from',
    'MC-FAQC-11',
  ]);
  const ossandra = { influence: { bone: 2 }, figures: STANDING, mourners: ['mourner-ossandra'] };
  expect(askedBy('mourner-ossandra', ossandra)).toEqual(['move-from', undefined]);
});

test('Socopharie and Severamm each cite their own', context => {
  proves(context, 'MC-FAQM-01', 'MC-FAQM-04');
  const hand = ['court-shard'];
  expect(askedBy('mourner-severamm', { hand, mourners: ['mourner-severamm'] })[1]).toBe('MC-FAQM-01');
  const match = arranged({
    phase: 'action',
    death: 'a',
    courtDiscard: ['court-death', 'court-kier'],
    seats: { a: { hand, mourners: ['mourner-socopharie'] } },
  });
  use(match, 'mourner-socopharie');
  expect(asked(match)).toEqual(['swap-take', 'MC-FAQM-04']);
});

test.each([
  ['court-shieve', 1, 'move-figure'],
  ['court-shieve', 2, 'discard-wallows'],
  ['court-kier', 2, 'defeat-raker'],
  ['court-malavestros', 1, 'place-figure'],
  ['court-malavestros', 2, 'turn-mourner'],
  ['court-auraghast', 1, 'choose-contributor'],
  ['mourner-tannet', undefined, 'send-figure'],
  ['mourner-vesper', undefined, 'look-at-hand'],
  ['mourner-ossandra', undefined, 'move-from'],
] as const)('%s, row %s, names itself when it asks: %s', (id, row, prompt) => {
  const match = arranged({
    phase: 'action',
    death: 'a',
    seats: {
      a: {
        etherea: 9,
        influence: { bone: 3, flesh: 3, spirit: 3 },
        figures: STANDING,
        hand: id.startsWith('court') ? [id] : [],
        mourners: id.startsWith('mourner') ? [id] : [],
        wallows: ['wallows-hollow-maw'],
      },
      b: { etherea: 9, figures: STANDING, mourners: ['mourner-varrick'], hand: ['court-shard'] },
    },
  });
  use(match, id, row);
  const [question] = match.questions;
  const { source } = question ?? {};
  const named =
    source === undefined ? undefined : playOn(mournersCall, match.viewStateFor('a')).def(source).id;
  expect([question?.prompt, named]).toEqual([prompt, id]);
});

test('the bonus of a guild cites its own rule', context => {
  proves(context, 'MC-GUILD-04', 'MC-GUILD-05', 'MC-GUILD-06', 'MC-GUILD-07');
  const cited = ['shroudrievs-coven', 'conclave-of-shadows', 'gravedancers-circle', 'dreadsbane-order'].map(
    guild =>
      asked(
        arranged({
          phase: 'guilds',
          seats: { a: { influence: { bone: 1, flesh: 1, spirit: 1 }, crypt: [guild] } },
        }),
      ),
  );
  expect(cited).toEqual(['04', '05', '06', '07'].map(rule => ['take-bonus', `MC-GUILD-${rule}`]));
});

test('a figure lost by whoever did not cause it cites the rule of the others', context => {
  proves(context, 'MC-THREAT-04', 'MC-THREAT-05');
  const two = { crypt: ['mortis-knighthood'], figures: { marrowgate: ['mortis-knighthood'] } };
  const match = arranged({
    phase: 'action',
    death: 'a',
    threat: 9,
    seats: { a: { ...two, etherea: 3, mourners: ['mourner-varrick'] }, b: two },
  });
  use(match, 'dreadsbane-order');
  match.answer('b', 0);
  expect(asked(match)).toEqual(['lose-figure', 'MC-THREAT-04']);
  match.answer('a', 0);
  expect(asked(match, 'b')).toEqual(['lose-figure', 'MC-THREAT-05']);
});
