import { useSignal } from '@preact/signals';
import { classes } from '@tavolata/board-kit';
import type { CardId, Seat } from '@tavolata/kernel';
import { active, type CharacterName, hand } from '@tavolata/sorcerers-arena';
import { CombatCard } from './Combat.tsx';
import { Counts } from './Counts.tsx';
import { Deeds } from './Deeds.tsx';
import { isLiningUp } from './Lineup.tsx';
import { desk, narrow } from './narrow.ts';
import { Picks } from './Picks.tsx';
import { Piles } from './Piles.tsx';
import { type ArenaScene, heldBy, myHands, type Props } from './scene.ts';
import { seatName } from './words.ts';

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

/** My hand, in a team game my partner's beside it: what can be played now, and why not the rest. */
export function Hand({ scene }: Props) {
  if (!scene.me) return null;
  if (isLiningUp(scene)) return <Picks scene={scene} />;
  const [mine, partner] = myHands(scene) as [Seat, Seat | undefined];
  if (narrow.value) return <OneHand scene={scene} mine={mine} partner={partner} />;
  return (
    <div class={classes('sa-hand', partner && 'two')}>
      <Piles scene={scene} seat={mine} />
      <Cards scene={scene} seat={mine} fits={partner ? (desk.value ? 5 : 4) : 6} />
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
    <div class="sa-hand">
      {scene.draft?.question.prompt === 'what-next' && <Deeds scene={scene} />}
      {partner && (
        <nav class="sa-tabs">
          {[mine, partner].map(each => (
            <button
              key={each}
              type="button"
              aria-pressed={each === seat}
              onClick={() => {
                shown.value = each;
              }}
            >
              {seatName(scene, each)} <b>{scene.say.say('board.count.held', heldBy(scene, each))}</b>
            </button>
          ))}
        </nav>
      )}
      <Cards scene={scene} seat={seat} fits={partner ? 0 : 4} />
    </div>
  );
}

interface CardsProps extends Props {
  readonly seat: Seat;
  /** So many lie whole; more lie small, in two rows. */
  readonly fits: number;
}

function Cards({ scene, seat, fits }: CardsProps) {
  const cards = sorted(scene, seat);
  return (
    <div class={classes('sa-cards', cards.length > fits && 'small')} data-zone={hand(seat)}>
      <Row scene={scene} cards={cards} />
    </div>
  );
}

/** Beside mine: names and numbers. */
function PartnerHand({ scene, seat }: Props & { readonly seat: Seat }) {
  const name = seatName(scene, seat);
  const title = scene.say.say('board.hand-of', { name });
  return (
    <div class="sa-cards small partner" data-zone={hand(seat)}>
      <header>
        <h3 title={title} aria-label={title}>
          {name}
        </h3>
        <Counts scene={scene} seat={seat} />
      </header>
      <Row scene={scene} cards={sorted(scene, seat)} />
    </div>
  );
}

const Row = ({ scene, cards }: Props & { readonly cards: readonly CardId[] }) => (
  <div class="sa-cards-g">
    {cards.map(card => (
      <CombatCard key={card} scene={scene} card={card} />
    ))}
  </div>
);
