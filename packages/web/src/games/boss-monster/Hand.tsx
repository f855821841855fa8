import { hand } from '@tavolata/boss-monster';
import type { CardId } from '@tavolata/kernel';
import { Sign } from '../../shared/Sign.tsx';
import { classes } from '../../shared/strings.ts';
import { matching, narrow } from '../../shared/width.ts';
import { useMoreBelow } from '../../table/more-below.ts';
import { whose } from '../../table/whose.ts';
import { Back } from './Bits.tsx';
import { HandCard } from './HandCard.tsx';
import { SmallCard } from './SmallCard.tsx';
import type { BossMonsterScene, Props } from './scene.ts';
import { seatName } from './words.ts';

/** So many cards lie side by side and cover none of each other; more lie in rows. */
const desk = matching('(min-width: 1440px)');
const wide = matching('(min-width: 1700px)');
const fits = (): number => (wide.value ? 10 : desk.value ? 8 : 6);

/** Spells that can be played lie first, then the others, then Rooms: what is asked about is together. */
function sorted({ g, me }: BossMonsterScene): CardId[] {
  const rank = (card: CardId): number => (g.def(card).type === 'spell' ? 0 : 1);
  return me ? [...g.cards(hand(me))].sort((a, b) => rank(a) - rank(b)) : [];
}

/** The card being decided about: chosen, or the one that asks where it goes. */
function chosenOf({ picking }: BossMonsterScene, cards: readonly CardId[]): CardId | undefined {
  const [chosen] = picking?.chosen.value ?? [];
  const card = chosen === undefined ? undefined : picking?.options[chosen]?.card;
  return [card, picking?.ask.source].find(each => each !== undefined && cards.includes(each));
}

/** My hand: cards; on phones small rows, with the chosen card large. */
export function Hand({ scene }: Props) {
  const { me } = scene;
  if (!me) return null;
  const cards = sorted(scene);
  const chosen = chosenOf(scene, cards);
  return (
    <div class="bm-hand" data-zone={hand(me)}>
      {narrow.value || cards.length > fits() ? (
        <Rows scene={scene} cards={cards} chosen={chosen} />
      ) : (
        <>
          <Mine scene={scene} cards={cards} />
          <div class="bm-cards">
            {cards.map(card => (
              <div key={card} class="bm-slot">
                <HandCard scene={scene} card={card} class={card === chosen ? 'chosen' : ''} />
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

interface RowsProps extends Props {
  readonly cards: readonly CardId[];
  readonly chosen: CardId | undefined;
}

function Rows({ scene, cards, chosen }: RowsProps) {
  const list = useMoreBelow(scene.picking?.q);
  return (
    <div class={classes('bm-rows', chosen !== undefined && 'choosing')}>
      {chosen !== undefined && <HandCard scene={scene} card={chosen} class="chosen" />}
      <div class="bm-grid" ref={list}>
        {cards
          .filter(card => card !== chosen)
          .map(card => (
            <SmallCard key={card} scene={scene} card={card} />
          ))}
      </div>
    </div>
  );
}

function Mine({ scene, cards }: Props & { readonly cards: readonly CardId[] }) {
  const { g, me, say } = scene;
  if (!me) return null;
  const rooms = cards.filter(card => g.def(card).type === 'room').length;
  const spells = cards.length - rooms;
  return (
    <div class="bm-mine">
      <div class="bm-mine-t">
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
