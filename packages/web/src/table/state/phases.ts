import type { AnyPage, Scene } from '@tavolata/board-kit';
import type { Speaker } from '@tavolata/table';

/**
 * A phase as the top bar and the log have room for it: our short name, if the game's own is long. A card's own turn is
 * told by the card.
 */
export const phaseName = (speaker: Speaker, phase: string): string => {
  const key = [`board.phase.${phase}`, `phase.${phase}`, `card.${phase}.turn`].find(each =>
    speaker.has(each),
  );
  return key ? speaker.say(key) : phase;
};

export const turnOf = (page: AnyPage, { g }: Scene): number => page.game.turn?.(g.state) ?? 0;

/** The turn by its number; a round, in games that count so. */
export const turnName = (speaker: Speaker, game: string, turn: number): string =>
  speaker.say(`door.${game}.turn`, { turn });

/** Turn and phase in one breath; before the first turn they are the same. */
export const momentName = (speaker: Speaker, game: string, turn: number, phase: string | undefined): string =>
  [...new Set([turnName(speaker, game, turn), ...(phase ? [phaseName(speaker, phase)] : [])])].join(', ');
