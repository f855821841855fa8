import { useSignal } from '@preact/signals';
import type { CardId, Seat } from '@tavolata/kernel';
import { active, type CharacterName, hand } from '@tavolata/sorcerers-arena';
import { CombatCard } from './Combat.tsx';
import { Deeds } from './Deeds.tsx';
import { phone } from './narrow.ts';
import { Piles } from './Piles.tsx';
import { type ArenaScene, classes, mineOf, myHands, type Props } from './scene.ts';
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

const isAsked = ({ picking, g }: ArenaScene, seat: Seat): boolean =>
  picking?.options.some(({ card }) => card !== undefined && g.zoneOf(card) === hand(seat)) ?? false;

/** My hand, in a team game my partner's beside it: what can be played now, and why not the rest. */
export function Hand({ scene }: Props) {
  const shown = useSignal<Seat | undefined>(undefined);
  const { me } = scene;
  if (!me) return null;
  const [mine, partner] = myHands(scene) as [Seat, Seat | undefined];
  if (phone.value) {
    // The hand a question is about comes by itself; otherwise mine, unless I asked for the other.
    const wanted = shown.value ?? mine;
    const seat = partner && !isAsked(scene, wanted) && isAsked(scene, partner) ? partner : wanted;
    return (
      <div class="sa-hand">
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
                {seatName(scene, each)} <b>{scene.g.cards(hand(each)).length}</b>
              </button>
            ))}
          </nav>
        )}
        <Cards scene={scene} seat={seat} />
      </div>
    );
  }
  return (
    <div class={classes('sa-hand', partner && 'two')}>
      <Piles scene={scene} seat={mineOf(scene)} />
      <Cards scene={scene} seat={mine} />
      {partner && (
        <Cards
          scene={scene}
          seat={partner}
          label={scene.say.say('board.hand-of', { name: seatName(scene, partner) })}
        />
      )}
      <Deeds scene={scene} />
    </div>
  );
}

interface CardsProps extends Props {
  readonly seat: Seat;
  readonly label?: string;
}

/** As large as there is room: few cards lie whole, more in two rows. */
function Cards({ scene, seat, label }: CardsProps) {
  const cards = sorted(scene, seat);
  const small = label !== undefined || cards.length > (phone.value ? 4 : 8);
  return (
    <div
      class={classes('sa-cards', small && 'small', label !== undefined && 'partner')}
      data-zone={hand(seat)}
    >
      {label && <h3>{label}</h3>}
      <div class="sa-cards-g" style={{ '--n': cards.length }}>
        {cards.map(card => (
          <CombatCard key={card} scene={scene} card={card} />
        ))}
      </div>
    </div>
  );
}
