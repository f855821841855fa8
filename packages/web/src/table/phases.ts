import type { Speaker } from '@tavolata/table';
import type { AnyPage, Scene } from '../games/page.ts';

/** A phase as the top bar and the log have room for it: our short name, if the game's own is long. */
export const phaseName = (speaker: Speaker, game: string, phase: string): string => {
  const key = [`phases.${game}.${phase}`, `phase.${phase}`].find(each => speaker.has(each));
  return key ? speaker.say(key) : phase;
};

export const turnOf = (page: AnyPage, { g }: Scene): number => page.game.turn?.(g.state) ?? 0;

/** The turn by its number; a round, in games that count so. */
export const turnName = (speaker: Speaker, game: string, turn: number): string =>
  speaker.say(`phases.${game}.turn`, { turn });

/** Turn and phase in one breath; before the first turn they are the same. */
export const momentName = (speaker: Speaker, game: string, turn: number, phase: string): string =>
  [...new Set([turnName(speaker, game, turn), phaseName(speaker, game, phase)])].join(', ');
