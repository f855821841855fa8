import { Spread as Laying, narrow, Sign } from '@tavolata/board-kit';
import {
  characterOf,
  controllerOf,
  cursesOf,
  handOf,
  isAtTable,
  itemsOf,
  OUTSIDE,
  soulCards,
} from '@tavolata/four-souls';
import type { CardId, Seat } from '@tavolata/kernel';
import { loose } from './does.ts';
import css from './Spread.module.css';
import { destroyed, isOpen, type Props, type SoulsScene } from './scene.ts';
import { Tile } from './Tile.tsx';
import { seatName } from './words.ts';

/** Everything somebody has. */
function belongings(scene: SoulsScene, seat: Seat): readonly CardId[] {
  const { g } = scene;
  return [
    characterOf(g, seat),
    ...itemsOf(g, seat),
    ...cursesOf(g, seat),
    ...soulCards(g, seat),
    ...(isOpen(scene) ? handOf(g, seat) : []),
  ];
}

/** What is being looked through: a pile, or what somebody has. */
function looked(
  scene: SoulsScene,
): { readonly title: string; readonly cards: readonly CardId[] } | undefined {
  const { g, say, opened } = scene;
  const { seat, place } = opened;
  if (seat && isAtTable(g, seat)) return { title: seatName(scene, seat), cards: belongings(scene, seat) };
  if (!place) return undefined;
  const [kind] = place.split('/');
  return { title: say.say(`zone.${kind}`), cards: place === OUTSIDE ? destroyed(scene) : g.cards(place) };
}

interface LaidProps extends Props {
  readonly card: CardId;
  readonly isAsked: boolean;
}

/** A card of the sheet; of one to choose it is told whose it is. */
function Laid({ scene, card, isAsked }: LaidProps) {
  const owner = isAsked ? controllerOf(scene.g, card) : undefined;
  return (
    <div class={css.laid}>
      <div class={css.card}>
        <Tile scene={scene} card={card} />
      </div>
      {owner && (
        <small class={css.owner}>
          <Sign seat={owner} name={seatName(scene, owner)} small /> {seatName(scene, owner)}
        </small>
      )}
    </div>
  );
}

/**
 * Cards laid out over the table: those to choose from that lie nowhere on it (the top of a deck, a discard, somebody's
 * hand), or a pile or a player somebody looks at.
 */
export function Spread({ scene }: Props) {
  const { say, draft, opened } = scene;
  const what = looked(scene);
  const cards = what?.cards ?? loose(scene, narrow.value);
  if (what === undefined && cards.length === 0) return null;
  return (
    <Laying
      title={what?.title ?? say.say('board.offer')}
      count={say.say('board.cards', { count: cards.length })}
      question={what === undefined ? (draft?.q ?? '') : undefined}
      onClose={opened.close}
    >
      {cards.map(card => (
        <Laid key={card} scene={scene} card={card} isAsked={what === undefined} />
      ))}
    </Laying>
  );
}
