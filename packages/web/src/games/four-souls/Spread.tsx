import { useSignal } from '@preact/signals';
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
import { Icon } from '../../shared/Icon.tsx';
import { say as saying } from '../../shared/Say.tsx';
import { Sign } from '../../shared/Sign.tsx';
import { phone } from '../../shared/width.ts';
import { loose } from './does.ts';
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
    <div class="fs-laid">
      <Tile scene={scene} card={card} size="hand" />
      {owner && (
        <small>
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
  const folded = useSignal<string | undefined>(undefined);
  const { say, picking } = scene;
  const what = looked(scene);
  const cards = what?.cards ?? loose(scene, phone.value);
  if (what === undefined && cards.length === 0) return null;
  const q = picking?.q ?? '';
  if (what === undefined && folded.value === q)
    return (
      <button type="button" class="btn fs-unfold" onClick={() => (folded.value = undefined)}>
        {say.say('board.offer')}
      </button>
    );
  const title = what?.title ?? say.say('board.offer');
  const close = () => {
    if (what === undefined) folded.value = q;
    scene.opened.close();
  };
  return (
    <section class="fs-spread" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span>{say.say('board.cards', { count: cards.length })}</span>
        <button type="button" class="btn" onClick={close}>
          {what !== undefined && <Icon name="close" />}
          {what === undefined ? say.say('board.fold') : saying('close')}
        </button>
      </header>
      <div class="fs-spread-cards">
        {cards.map(card => (
          <Laid key={card} scene={scene} card={card} isAsked={what === undefined} />
        ))}
      </div>
    </section>
  );
}
