import { useSignal } from '@preact/signals';
import { classes, compact, HandRow, type HandShape, narrow, windowName } from '@tavolata/board-kit';
import type { CardId, Seat } from '@tavolata/kernel';
import { active, type CharacterName, hand } from '@tavolata/sorcerers-arena';
import { CombatCard } from './Combat.tsx';
import { Counts } from './Counts.tsx';
import { Deeds } from './Deeds.tsx';
import { isDeedAsked } from './deeds.ts';
import css from './Hand.module.css';
import { isLiningUp } from './Lineup.tsx';
import { Picks } from './Picks.tsx';
import { Piles } from './Piles.tsx';
import { type ArenaScene, heldBy, myHands, type Props } from './scene.ts';
import { seatName } from './words.ts';

const SHAPE: HandShape = {
  ratio: 0.74,
  widest: 1.3,
  least: { width: 4, height: 4.5 },
  most: 9,
  gap: 0.6,
  strip: 2.75,
};

/** Where there is little height, cards are as wide as high. */
const LOW: HandShape = { ...SHAPE, ratio: 1 };

/** The active character's cards lie first, then by character: what can be played is together. */
function sorted({ g }: ArenaScene, seat: Seat): CardId[] {
  const { row, round } = g.state;
  const first = round > 0 && row.length > 0 && active(g).seat === seat ? active(g).name : undefined;
  const order = (g.state.picks[seat] ?? []) as CharacterName[];
  const rank = (card: CardId): number => {
    const { character } = g.def(card);
    return character === first ? -1 : order.indexOf(character as CharacterName);
  };
  return [...g.cards(hand(seat))].sort((a, b) => rank(a) - rank(b));
}

/** Whether the open question is about a seat's hand: named by it, or one of its cards is on offer. */
const isAsked = ({ draft, g }: ArenaScene, seat: Seat): boolean =>
  draft?.question.params?.seat === seat ||
  (draft?.options.some(({ card }) => card !== undefined && g.zoneOf(card) === hand(seat)) ?? false);

/** The card that is decided about. */
function chosenOf({ draft }: ArenaScene): CardId | undefined {
  const [chosen] = draft?.chosen.value ?? [];
  return chosen === undefined ? undefined : draft?.options[chosen]?.card;
}

/** My hand, in a team game my partner's beside it: what can be played now, and why not the rest. */
export function Hand({ scene }: Props) {
  if (!scene.me) return null;
  if (isLiningUp(scene)) return <Picks scene={scene} />;
  const [mine, partner] = myHands(scene) as [Seat, Seat | undefined];
  if (narrow.value) return <OneHand scene={scene} mine={mine} partner={partner} />;
  return (
    <div class={`sa-hand ${css.hand}`}>
      <Piles scene={scene} seat={mine} isSmall={partner !== undefined} />
      <Cards scene={scene} seat={mine} />
      {partner && <PartnerHand scene={scene} seat={partner} />}
      <Deeds scene={scene} />
    </div>
  );
}

interface HandsProps extends Props {
  readonly mine: Seat;
  readonly partner: Seat | undefined;
}

/** One hand at a time. The one a question is about comes by itself; otherwise mine, unless I asked for the other. */
function OneHand({ scene, mine, partner }: HandsProps) {
  const shown = useSignal<Seat>(mine);
  const wanted = shown.value;
  const seat = partner && !isAsked(scene, wanted) && isAsked(scene, partner) ? partner : wanted;
  return (
    <div class={`sa-hand ${css.hand} ${css.one}`}>
      {!compact.value && isDeedAsked(scene) && <Deeds scene={scene} />}
      <div class={css.both}>
        {partner && (
          <nav class={`sa-tabs ${css.tabs}`}>
            {[mine, partner].map(each => (
              <div key={each}>
                <button
                  type="button"
                  class={css.tab}
                  aria-pressed={each === seat}
                  onClick={() => {
                    shown.value = each;
                  }}
                >
                  {seatName(scene, each)} <b>{scene.say.say('board.count.held', heldBy(scene, each))}</b>
                </button>
                <Counts scene={scene} seat={each} />
              </div>
            ))}
          </nav>
        )}
        <Cards scene={scene} seat={seat} />
      </div>
    </div>
  );
}

function Cards({ scene, seat }: Props & { readonly seat: Seat }) {
  return (
    <div class={`sa-cards ${css.cards}`}>
      <HandRow
        cards={sorted(scene, seat)}
        shape={windowName.value === 'desk' || windowName.value === 'tablet' ? SHAPE : LOW}
        raised={chosenOf(scene)}
        question={scene.draft?.q}
        zone={hand(seat)}
        class={css.row ?? ''}
      >
        {card => (
          <div class={css.place}>
            <CombatCard scene={scene} card={card} isHeld />
          </div>
        )}
      </HandRow>
    </div>
  );
}

/** More of a partner's lie three abreast. */
const ROWS = 6;

/** Beside mine: names and numbers. */
function PartnerHand({ scene, seat }: Props & { readonly seat: Seat }) {
  const name = seatName(scene, seat);
  const title = scene.say.say('board.hand-of', { name });
  const cards = sorted(scene, seat);
  return (
    <div
      class={classes('sa-cards partner', css.cards, css.partner, cards.length > ROWS && css.full)}
      data-zone={hand(seat)}
    >
      <header>
        <h3 title={title} aria-label={title}>
          {name}
        </h3>
        <Counts scene={scene} seat={seat} isLine />
      </header>
      <div class={css.list}>
        {cards.map(card => (
          <div key={card} class={css.place}>
            <CombatCard scene={scene} card={card} isHeld />
          </div>
        ))}
      </div>
    </div>
  );
}
