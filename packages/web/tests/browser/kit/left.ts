import { bossMonster } from '@tavolata/boss-monster';
import { darkestNight } from '@tavolata/darkest-night';
import { fourSouls } from '@tavolata/four-souls';
import type { Def, Game, State } from '@tavolata/kernel';
import { keyOf, Match, saveMatch, setupFor } from '@tavolata/kernel/match';
import { mournersCall } from '@tavolata/mourners-call';
import { sorcerersArena } from '@tavolata/sorcerers-arena';

/** A match that was left after so many answers, as a file to choose. */
function left<S extends State, D extends Def>(game: Game<S, D>, players: number, answers: number) {
  const secret = { key: keyOf('phone'), salt: keyOf('salt') };
  const match = Match.start(game, setupFor(game, players), secret);
  for (let i = 0; i < answers; i++) {
    const [question] = match.questions;
    if (question) match.answer(question.seat, question.fallback);
  }
  const buffer = Buffer.from(JSON.stringify(saveMatch(match)));
  return { name: 'left.tavolata.json', mimeType: 'application/json', buffer };
}

/** One of each game, so far that a hand is held. */
export const LEFT = {
  'boss-monster': () => left(bossMonster, 2, 9),
  'four-souls': () => left(fourSouls, 2, 12),
  'darkest-night': () => left(darkestNight, 2, 12),
  'sorcerers-arena': () => left(sorcerersArena, 2, 30),
  'mourners-call': () => left(mournersCall, 2, 12),
};
