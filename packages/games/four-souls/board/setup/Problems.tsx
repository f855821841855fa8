import type { Speaker } from '@tavolata/board-kit';
import type { DeckProblem } from '@tavolata/four-souls';
import css from './Setup.module.css';

interface ProblemsProps {
  readonly speaker: Speaker;
  readonly problems: readonly DeckProblem[];
}

/** Everything that keeps a list from being three decks, each with what to do about it. */
export function Problems({ speaker, problems }: ProblemsProps) {
  if (problems.length === 0) return <p class={css.fine}>✓ {speaker.say('board.deck.fine')}</p>;
  return (
    <ul class={css.problems}>
      {problems.map(({ deck, subtype, card, has, needs }) => (
        <li key={subtype ?? card ?? deck}>
          {card === undefined
            ? speaker.say(has < needs ? 'board.deck.too-few' : 'board.deck.too-many', {
                what: speaker.say(subtype ? `term.${subtype}` : `zone.${deck}-deck`),
                has,
                needs,
                by: Math.abs(needs - has),
              })
            : speaker.say('board.deck.strange', { card: speaker.card(card) })}
        </li>
      ))}
    </ul>
  );
}
