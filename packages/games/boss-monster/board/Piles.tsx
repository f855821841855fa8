import { listed, Pile, windowName } from '@tavolata/board-kit';
import { deck } from '@tavolata/boss-monster';
import css from './Piles.module.css';
import type { Props } from './scene.ts';

const KINDS = ['room', 'spell', 'ordinary-hero', 'epic-hero'] as const;

/** The four decks by their backs, and the discard pile, which anybody may look through. */
export function Piles({ scene: { g, say, opened } }: Props) {
  const discards = g.cards('discard-pile').length;
  const isSmall = windowName.value === 'phone' || windowName.value === 'side';
  const nameOf = (kind: string): string => say.say(`board.pile.${kind}`);
  return (
    <ul class={`bm-piles ${css.piles}`} aria-label={say.say('board.piles')}>
      {KINDS.map(kind => {
        const count = g.cards(deck(kind)).length;
        return (
          <li key={kind}>
            <Pile
              name={isSmall ? '' : nameOf(kind)}
              label={listed(nameOf(kind), count)}
              count={count}
              zone={deck(kind)}
              class={css[kind] ?? ''}
            />
          </li>
        );
      })}
      <li>
        <Pile
          name={isSmall ? '' : nameOf('discard')}
          label={listed(say.say('board.look-at', { pile: nameOf('discard') }), discards)}
          count={discards}
          zone="discard-pile"
          onOpen={() => opened.toggle({ place: 'discard-pile' })}
          class={css.discard ?? ''}
        />
      </li>
    </ul>
  );
}
