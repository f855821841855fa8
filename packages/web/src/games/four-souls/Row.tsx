import type { CardId } from '@tavolata/kernel';
import { classes } from '../../shared/strings.ts';
import type { Props } from './scene.ts';
import { Tile } from './Tile.tsx';

interface RowProps extends Props {
  readonly cards: readonly CardId[];
  readonly size: 'mini' | 'small' | 'hand';
  readonly class?: string;
  /** Where cards go that come here. */
  readonly zone?: string;
}

/** Cards side by side, the smaller the more; at last they slide over one another like a hand of cards. */
export const Row = ({ scene, cards, size, class: more, zone }: RowProps) => (
  <div
    class={classes('fs-cards', size, more)}
    data-zone={zone}
    style={{ '--count': cards.length, '--half': Math.ceil(cards.length / 2) }}
  >
    {cards.map(card => (
      <div key={card} class="fs-place">
        <Tile scene={scene} card={card} size={size} />
      </div>
    ))}
  </div>
);
