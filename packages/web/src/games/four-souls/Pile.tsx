import { deck, discardPile } from '@tavolata/four-souls';
import { Thing } from '../../table/Thing.tsx';
import { doesOf } from './does.ts';
import { Glyph } from './Glyph.tsx';
import { Frame } from './Print.tsx';
import { revealed } from './revealed.ts';
import type { Props } from './scene.ts';
import { Tile } from './Tile.tsx';

export interface PileProps extends Props {
  readonly kind: 'treasure' | 'loot' | 'monster' | 'room';
}

/** A deck with its number of cards. */
export function Deck({ scene, kind }: PileProps) {
  const { g, say } = scene;
  const left = g.cards(deck(kind)).length;
  const here = { place: `${kind}-deck` };
  return (
    <Thing
      scene={scene}
      at={here}
      label={`${say.say(`option.${kind}-deck`)}, ${left}`}
      does={doesOf(scene, here)}
      class={`fs-deck ${kind}`}
    >
      <Frame id={`deck ${kind}`} size={[70, 98]} />
      <Glyph name={`${kind}-back`} />
      <b data-zone={deck(kind)}>{left}</b>
    </Thing>
  );
}

/** What was thrown away: the top lies open, the rest can be looked through. */
export function Discard({ scene, kind }: PileProps) {
  const { g, say } = scene;
  const pile = discardPile(kind);
  const thrown = g.cards(pile);
  const [top] = thrown;
  const here = { place: pile };
  const isAsked = (scene.picking?.on(here).length ?? 0) > 0;
  return (
    <div class="fs-discard" data-zone={pile}>
      {top !== undefined && <Tile scene={scene} card={top} size="mini" />}
      {isAsked ? (
        <Thing scene={scene} at={here} label={say.say(`option.${pile}`)} class="fs-thrown">
          {say.say('board.discards', { count: thrown.length })}
        </Thing>
      ) : (
        <button
          type="button"
          class="fs-thrown"
          disabled={thrown.length === 0}
          onClick={() => scene.opened.toggle(here)}
        >
          {say.say('board.discards', { count: thrown.length })}
        </button>
      )}
    </div>
  );
}

/** A deck, with what was turned up from it until it has its place, and its discard. */
export function Pile(props: PileProps) {
  const { scene, kind } = props;
  const turnedUp = kind === 'monster' ? revealed(scene) : undefined;
  return (
    <div class={`fs-pile ${kind}`}>
      <Deck {...props} />
      {turnedUp !== undefined && <Tile scene={scene} card={turnedUp} size="mini" class="fs-turned-up" />}
      <Discard {...props} />
    </div>
  );
}
