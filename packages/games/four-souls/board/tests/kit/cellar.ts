import { AnswerDraft } from '@tavolata/board-kit';
import { fourSouls } from '@tavolata/four-souls';
import { en } from '@tavolata/four-souls/texts/en';
import type { it as italian } from '@tavolata/four-souls/texts/it';
import { type Json, Play, playOn, type Seat } from '@tavolata/kernel';
import { KeyedChance, keyOf, Match, setupFor } from '@tavolata/kernel/match';
import { Speaker } from '@tavolata/table';
import type { SoulsScene } from '../../scene.ts';

export const SECRET = { key: keyOf('cellar'), salt: keyOf('salt') };

/** Three at the table, each with a character that can be used: everybody is asked. */
export function arranged(given: Record<string, Json>) {
  const setup = setupFor(fourSouls, 3, {});
  const g = new Play(fourSouls, fourSouls.create(setup), new KeyedChance(SECRET.key));
  fourSouls.arrange?.(g, given);
  return Match.from(fourSouls, setup, SECRET, g.state);
}
export type Cellar = ReturnType<typeof arranged>;

export const settings = { mode: 'smart', since: 0, askForced: false, hold: false, yields: [] } as const;

export function sceneOf(match: Cellar, me: Seat = 'a', texts: typeof en | typeof italian = en): SoulsScene {
  const question = match.questions.find(({ seat }) => seat === me);
  return {
    g: playOn(fourSouls, match.viewStateFor(me)),
    me,
    you: me,
    events: match.eventsFor(me).map(event => ({ ...event, to: 0 })),
    settings,
    say: new Speaker({
      language: 'en',
      texts: [texts],
      seats: { a: 'Ada', b: 'Bo', c: 'Cleo' },
      strict: true,
    }),
    draft: question && new AnswerDraft(question, 'q'),
  } as unknown as SoulsScene;
}

/** Picks the option of that key, card or seat. */
export function pick(match: Cellar, seat: Seat, what: string): void {
  const { draft, g } = sceneOf(match, seat);
  const at =
    draft?.options.findIndex(
      option =>
        option.key === what ||
        option.seat === what ||
        (option.card !== undefined && g.def(option.card).id === what),
    ) ?? -1;
  if (at < 0) throw new Error(`${what} is not on offer to ${seat}`);
  match.answer(seat, at, 'person');
}

/** With a bomb in hand that may be played. */
export const BOMBED = {
  seats: {
    a: { character: 'isaac', hand: ['bomb'], lootPlays: 1 },
    b: { character: 'isaac' },
    c: { character: 'isaac' },
  },
  monsters: ['fly', 'fatty'],
};

/** It was played, on the next player. */
export function bombed(): Cellar {
  const match = arranged(BOMBED);
  pick(match, 'a', 'bomb');
  pick(match, 'a', 'b');
  return match;
}
