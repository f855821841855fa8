import { fourSouls } from '@tavolata/four-souls';
import { type Ask, KeyedChance, keyOf, Match, Play, playOn, setupFor } from '@tavolata/kernel';
import { expect, test } from 'vitest';
import { games } from '../src/games.ts';
import { questionLines } from '../src/play/screen.ts';
import { gameCalled, type Language } from '../src/registry.ts';
import { voiceFor } from '../src/speech.ts';

const SECRET = { key: keyOf('cellar'), salt: keyOf('salt') };

/** What somebody with a full Bone is asked on their turn. */
function questionWith(language: Language): string[] {
  const setup = setupFor(fourSouls, 2, {});
  const g = new Play(fourSouls, fourSouls.create(setup), new KeyedChance(SECRET.key));
  fourSouls.arrange?.(g, {
    seats: {
      a: { character: 'the-forgotten', items: [{ card: 'the-bone', counters: 5 }] },
      b: { character: 'isaac' },
    },
    monsters: ['fly'],
  });
  const match = Match.from(fourSouls, setup, SECRET, g.state);
  const registered = gameCalled(games, 'four-souls');
  const view = playOn(registered.game, match.view('a'));
  return questionLines(match.asks[0] as Ask, view, voiceFor(registered, language, {}), registered);
}

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
  const offered = questionWith(language).map(line => line.replace(/^ *\d+[* ] /, ''));
  expect(offered.filter(line => /The Bone|L’Osso/.test(line))).toEqual(told);
});

test('a card that is offered for one thing alone is only named', () => {
  expect(questionWith('en')).toContainEqual(expect.stringMatching(/Activate The Forgotten$/));
});
