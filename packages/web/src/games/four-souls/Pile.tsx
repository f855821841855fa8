import { deck, discardPile } from '@tavolata/four-souls';
import { Thing } from '../../table/Thing.tsx';
import { doesOf } from './does.ts';
import { Glyph } from './Glyph.tsx';
import type { Props } from './scene.ts';
import { Tile } from './Tile.tsx';

interface PileProps extends Props {
  readonly kind: 'treasure' | 'loot' | 'monster' | 'room';
}

/** A deck with its number of cards, and the top of its discard. */
export function Pile({ scene, kind }: PileProps) {
  const { g, say } = scene;
  const left = g.cards(deck(kind)).length;
  const thrown = g.cards(discardPile(kind));
  const [top] = thrown;
  return (
    <div class={`fs-pile ${kind}`}>
      <Thing
        scene={scene}
        at={{ place: `${kind}-deck` }}
        label={`${say.say(`option.${kind}-deck`)}, ${left}`}
        does={doesOf(scene, { place: `${kind}-deck` })}
        class="fs-deck"
      >
        <Glyph name={`${kind}-back`} />
        <b data-zone={deck(kind)}>{left}</b>
      </Thing>
      <div class="fs-discard">
        {top !== undefined && <Tile scene={scene} card={top} size="mini" />}
        <Thing
          scene={scene}
          at={{ place: `${kind}-discard` }}
          label={`${say.say(`option.${kind}-discard`)}, ${thrown.length}`}
          class="fs-thrown"
        >
          <small data-zone={discardPile(kind)}>{say.say('board.discards', { count: thrown.length })}</small>
        </Thing>
      </div>
    </div>
  );
}
