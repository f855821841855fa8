import { fourSouls } from '@tavolata/four-souls';
import { type Json, playOn } from '@tavolata/kernel';
import { questionInView, viewFor } from '@tavolata/kernel/match';
import { type AnswerInWords, Stage } from '@tavolata/kernel/scenario';
import type { Language } from '@tavolata/table';
import { expect, test } from 'vitest';
import { games } from '../generated/games.ts';
import { questionLines } from '../src/play/screen.ts';
import { gameCalled } from '../src/registry.ts';
import { voiceFor } from '../src/speech.ts';

/** What somebody is asked in a position of Four Souls, once they have done something there. */
function asked(language: Language, given: Json, ...done: AnswerInWords[]): string[] {
  const stage = new Stage(fourSouls, { players: 2, given }).does('a', ...done);
  const { state, rename } = viewFor(fourSouls, stage.state, 'a');
  const registered = gameCalled(games, 'four-souls');
  const view = playOn(registered.game, state);
  return questionLines(
    questionInView(stage.questionFor('a'), rename),
    view,
    voiceFor(registered, language, {}),
    registered,
  );
}

const withoutNumber = (line: string): string => line.replace(/^ *\d+[* ] /, '');

/** On the turn of somebody with a full Bone. */
const questionWith = (language: Language): string[] =>
  asked(language, {
    seats: {
      a: { character: 'the-forgotten', items: [{ card: 'the-bone', counters: 5 }] },
      b: { character: 'isaac' },
    },
    monsters: ['fly'],
  });

test.each([
  [
    'en',
    [
      'Activate The Bone · Tap: put a counter on this.',
      'Pay for The Bone · Remove 2 counters: deal 1 damage to a target monster or player.',
      expect.stringMatching(/^Pay for The Bone · Remove 5 counters: /),
    ],
  ],
  [
    'it',
    [
      'Attiva L’Osso · Scarica: metti un segnalino su questa carta.',
      'Paga per L’Osso · Rimuovi 2 segnalini: infliggi 1 danno a un mostro o giocatore bersaglio.',
      expect.stringMatching(/^Paga per L’Osso · Rimuovi 5 segnalini: /),
    ],
  ],
] as const)('in %s, several abilities of one card are told apart by what they do', (language, told) => {
  const offered = questionWith(language).map(withoutNumber);
  expect(offered.filter(line => /The Bone|L’Osso/.test(line))).toEqual(told);
});

test('a card that is offered for one thing alone is only named', () => {
  expect(questionWith('en')).toContainEqual(expect.stringMatching(/Activate The Forgotten$/));
});

test.each([
  ['en', 'XL Floor', [/increase by 1/, /attack one additional time/]],
  ['it', 'Piano XL', [/aumentano di 1/, /attaccare una volta in più/]],
] as const)('in %s, so are triggered abilities that go on the stack together', (language, name, told) => {
  const given = {
    seats: { a: {}, b: {} },
    monsters: ['fly', 'fatty'],
    decks: { monster: ['xl-floor', 'dip'] },
  };
  const offered = asked(language, given, 'attack', 'monster-deck', 'fly').map(withoutNumber);
  const abilities = offered.filter(line => line.includes(name));
  expect(abilities).toEqual(told.map(words => expect.stringMatching(words)));
});
