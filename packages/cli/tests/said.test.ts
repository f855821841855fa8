import { playOn } from '@tavolata/kernel';
import { anyPick } from '@tavolata/kernel/laws';
import { KeyedChance, keyOf, Match, setupFor } from '@tavolata/kernel/match';
import { expect, test } from 'vitest';
import { games } from '../generated/games.ts';
import type { Registered } from '../src/registry.ts';
import { toldOpenly, voiceFor } from '../src/speech.ts';

const QUESTIONS = 2000;
/** As many as every game takes. */
const PLAYERS = 2;

/** Everything asked, offered and told in random matches, in both languages, until so much has been asked. */
function* saidIn(registered: Registered): Generator<string> {
  const { game } = registered;
  for (let asked = 0, n = 0; asked < QUESTIONS; n++) {
    const seed = `said ${n}`;
    const setup = setupFor(game, PLAYERS, {});
    const match = Match.start(game, setup, { key: keyOf(seed), salt: keyOf('salt') });
    const voices = (['it', 'en'] as const).map(language => voiceFor(registered, language, {}));
    const chance = new KeyedChance(keyOf(`${seed} picks`));
    const mark = { epoch: 0, drawn: 0 };
    let heard = 0;
    while (!match.result && asked < QUESTIONS) {
      const { questions } = match;
      const view = playOn(game, match.state);
      const [question] = questions;
      if (!question) throw new Error('nobody is asked');
      asked++;
      for (const voice of voices) {
        yield voice.question(question, card => view.def(card));
        if ('options' in question)
          for (const option of question.options) yield voice.option(option, card => view.def(card));
      }
      match.answer(
        question.seat,
        anyPick(question, below => chance.int(mark, below)),
        'bot',
      );
      for (; heard < match.events.length; heard++) {
        const told = match.events[heard];
        for (const voice of voices) yield (told && voice.event(toldOpenly(told, heard))) ?? '';
      }
    }
  }
}

test.each(games.map(registered => [registered.game.slug, registered] as const))(
  'nothing asked or told in random matches of %s lacks a word',
  { timeout: 120_000 },
  (_, registered) => {
    const lacking = new Set(
      [...saidIn(registered)].filter(sentence => /[{}]|\bundefined\b|\bNaN\b/.test(sentence)),
    );
    expect([...lacking]).toEqual([]);
  },
);
