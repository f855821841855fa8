import { classes, compact } from '@tavolata/board-kit';
import { deck, discardPile } from '@tavolata/four-souls';
import type { ComponentChildren } from 'preact';
import { Drawn } from './Drawn.tsx';
import { doesOf } from './does.ts';
import { Glyph } from './Glyph.tsx';
import css from './Pile.module.css';
import { Frame } from './Print.tsx';
import { revealed } from './revealed.ts';
import { hasStack, type Props, type SoulsScene } from './scene.ts';
import { Tile } from './Tile.tsx';

export interface PileProps extends Props {
  readonly kind: 'treasure' | 'loot' | 'monster' | 'room';
  /** In a line, beside a title. */
  readonly flat?: boolean;
  /** What there is to know of its cards, where they have no title. */
  readonly note?: ComponentChildren;
}

/** A deck with its number of cards. */
function Deck({ scene, kind }: PileProps) {
  const { g, say } = scene;
  const left = g.cards(deck(kind)).length;
  const here = { place: `${kind}-deck` };
  return (
    <Drawn
      scene={scene}
      at={here}
      label={`${say.say(`option.${kind}-deck`)}, ${left}`}
      does={doesOf(scene, here)}
      class={classes(css.deck, css[kind])}
    >
      <Frame id={`deck ${kind}`} size={[70, 98]} />
      <Glyph name={`${kind}-back`} />
      <b class={css.count} data-zone={deck(kind)}>
        {left}
      </b>
    </Drawn>
  );
}

/** What was thrown away: the top lies open, the rest can be looked through. */
function Discard({ scene, kind, flat }: PileProps) {
  const { g } = scene;
  const pile = discardPile(kind);
  const [top] = g.cards(pile);
  return (
    <div class={css.discard} data-zone={pile}>
      {top !== undefined && !flat && !compact.value && (
        <div class={css.top}>
          <Tile scene={scene} card={top} />
        </div>
      )}
      <Thrown scene={scene} kind={kind} />
    </div>
  );
}

/** How many were thrown away: picked where they are asked for, else looked through. */
function Thrown({ scene, kind }: PileProps) {
  const { g, say, draft, opened } = scene;
  const pile = discardPile(kind);
  const count = g.cards(pile).length;
  const here = { place: pile };
  const words = say.say('board.discards', { count });
  if ((draft?.on(here).length ?? 0) > 0)
    return (
      <Drawn scene={scene} at={here} label={say.say(`option.${pile}`)} class={css.thrown}>
        {words}
      </Drawn>
    );
  if (count === 0) return null;
  return (
    <button type="button" class={css.thrown} onClick={() => opened.toggle(here)}>
      {words}
    </button>
  );
}

/** On phones the stack takes its room, unless something of it can be picked. */
function isAtHand(scene: SoulsScene, kind: PileProps['kind']): boolean {
  if (!compact.value || !hasStack(scene)) return true;
  return [`${kind}-deck`, discardPile(kind)].some(place => (scene.draft?.on({ place }).length ?? 0) > 0);
}

/** A deck, with what was turned up from it until it has its place, and its discard. */
export function Pile(props: PileProps) {
  const { scene, kind, flat = false, note } = props;
  if (!isAtHand(scene, kind)) return null;
  const card = flat || compact.value ? undefined : revealed(scene);
  const turnedUp = card !== undefined && scene.g.def(card).back === kind ? card : undefined;
  return (
    <div class={classes(css.pile, flat && css.flat, turnedUp !== undefined && css.hidden)}>
      <Deck {...props} />
      {turnedUp !== undefined && (
        <div class={css.turned}>
          <Tile scene={scene} card={turnedUp} />
        </div>
      )}
      <div class={css.rest}>
        {note}
        <Discard {...props} flat={flat} />
      </div>
    </div>
  );
}
