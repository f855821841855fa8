import { HandRow, type HandShape, Sign, seatName, whose, windowName } from '@tavolata/board-kit';
import { hand } from '@tavolata/boss-monster';
import type { CardId } from '@tavolata/kernel';
import { Back } from './Bits.tsx';
import css from './Hand.module.css';
import { HandCard } from './HandCard.tsx';
import type { BossMonsterScene, Props } from './scene.ts';

const SHAPE: HandShape = {
  ratio: 0.776,
  widest: 1.7,
  least: { width: 3.2, height: 3.2 },
  most: 9,
  gap: 0.4,
  strip: 2.75,
};

/** Spells that can be played lie first, then the others, then Rooms: what is asked about is together. */
function sorted({ g, me }: BossMonsterScene): CardId[] {
  const rank = (card: CardId): number => (g.def(card).type === 'spell' ? 0 : 1);
  return me ? [...g.cards(hand(me))].sort((a, b) => rank(a) - rank(b)) : [];
}

/** The card being decided about: chosen, or the one that asks where it goes. */
function chosenOf({ draft }: BossMonsterScene, cards: readonly CardId[]): CardId | undefined {
  const [chosen] = draft?.chosen.value ?? [];
  const card = chosen === undefined ? undefined : draft?.options[chosen]?.card;
  return [card, draft?.question.source].find(each => each !== undefined && cards.includes(each));
}

/** My hand, side by side: as many as they are, they are cards. */
export function Hand({ scene }: Props) {
  const { me } = scene;
  if (!me) return null;
  const cards = sorted(scene);
  return (
    <div class={`bm-hand ${css.hand}`}>
      {windowName.value === 'desk' && <Mine scene={scene} cards={cards} />}
      <HandRow
        cards={cards}
        shape={SHAPE}
        raised={chosenOf(scene, cards)}
        question={scene.draft?.q}
        zone={hand(me)}
        class={css.row ?? ''}
      >
        {card => <HandCard scene={scene} card={card} />}
      </HandRow>
    </div>
  );
}

function Mine({ scene, cards }: Props & { readonly cards: readonly CardId[] }) {
  const { g, me, say } = scene;
  if (!me) return null;
  const rooms = cards.filter(card => g.def(card).type === 'room').length;
  const spells = cards.length - rooms;
  return (
    <div class={css.mine}>
      <div class={css.title}>
        <Sign seat={me} name={seatName(scene, me)} />
        <div>
          <b>{say.say('table.hand', whose(scene, me))}</b>
          <small>{say.say('board.hand', { count: cards.length })}</small>
        </div>
      </div>
      <p>
        <Back kind="room" /> <b>{rooms}</b> {say.say('board.held.room', { count: rooms })}
      </p>
      <p>
        <Back kind="spell" /> <b>{spells}</b> {say.say('board.held.spell', { count: spells })}
      </p>
    </div>
  );
}
