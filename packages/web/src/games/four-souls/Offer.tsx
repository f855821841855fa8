import { loose } from './does.ts';
import type { Props } from './scene.ts';
import { Tile } from './Tile.tsx';

/** Cards to choose from that lie nowhere on the table: the top of a deck, a discard, somebody's hand. */
export function Offer({ scene }: Props) {
  const cards = loose(scene);
  if (cards.length === 0) return null;
  return (
    <section class="fs-offer" aria-label={scene.say.say('board.offer')}>
      {cards.map(card => (
        <Tile key={card} scene={scene} card={card} size="hand" />
      ))}
    </section>
  );
}
