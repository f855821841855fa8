import { useSignal } from '@preact/signals';
import {
  characterOf,
  controllerOf,
  cursesOf,
  handOf,
  itemsOf,
  OUTSIDE,
  soulCards,
} from '@tavolata/four-souls';
import type { CardId, Seat } from '@tavolata/kernel';
import { Icon } from '../../shared/Icon.tsx';
import { say as saying } from '../../shared/Say.tsx';
import { Sign } from '../../shared/Sign.tsx';
import { phone } from '../../shared/width.ts';
import { browsed } from './browsing.ts';
import { loose } from './does.ts';
import { destroyed, isOpen, type Props, type SoulsScene } from './scene.ts';
import { Tile } from './Tile.tsx';
import { seatName } from './words.ts';

/** What is being looked through. */
function cardsOf(scene: SoulsScene, what: string): readonly CardId[] {
  const { g } = scene;
  const [kind, seat] = what.split('/') as [string, Seat];
  if (what === OUTSIDE) return destroyed(scene);
  if (kind !== 'player') return g.cards(what);
  return [
    characterOf(g, seat),
    ...itemsOf(g, seat),
    ...cursesOf(g, seat),
    ...soulCards(g, seat),
    ...(isOpen(scene) ? handOf(g, seat) : []),
  ];
}

function titleOf(scene: SoulsScene, what: string): string {
  const [kind, which] = what.split('/') as [string, string];
  if (kind === 'player') return seatName(scene, which as Seat);
  return scene.say.say(`zone.${kind}`);
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
  const what = browsed.value;
  const asked = loose(scene, phone.value);
  const cards = what === undefined ? asked : cardsOf(scene, what);
  if (what === undefined && cards.length === 0) return null;
  const q = picking?.q ?? '';
  if (what === undefined && folded.value === q)
    return (
      <button type="button" class="btn fs-unfold" onClick={() => (folded.value = undefined)}>
        {say.say('board.offer')}
      </button>
    );
  const title = what === undefined ? say.say('board.offer') : titleOf(scene, what);
  const close = () => {
    if (what === undefined) folded.value = q;
    browsed.value = undefined;
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
