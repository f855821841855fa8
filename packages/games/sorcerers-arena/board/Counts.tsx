import { whose } from '@tavolata/board-kit';
import { deck, discardPile, exilePile } from '@tavolata/sorcerers-arena';
import { heldBy, myHands, type Props, type SeatProps } from './scene.ts';
import { seatName } from './words.ts';

interface CountsProps extends SeatProps {
  /** Whether others like them lie beside these. */
  readonly isNamed?: boolean;
}

/** What everybody may know of a Summoner's cards, in small: how many are left, discarded and exiled. A tap lays them out. */
export function Counts({ scene, seat, isNamed = false }: CountsProps) {
  const { g, say } = scene;
  const links = [
    ['discard', discardPile(seat)],
    ['exile', exilePile(seat)],
  ] as const;
  return (
    <div class="sa-counts">
      {isNamed && <b title={seatName(scene, seat)}>{seatName(scene, seat)}</b>}
      <span data-zone={deck(seat)}>{say.say('board.count.deck', { count: g.cards(deck(seat)).length })}</span>
      {links.map(([pile, zone]) => (
        <button
          key={pile}
          type="button"
          data-zone={zone}
          onClick={() => scene.opened.toggle({ place: zone })}
        >
          <span class="unseen">{say.say(`board.see-${pile}`, whose(scene, seat))}. </span>
          {say.say(`board.count.${pile}`, { count: g.cards(zone).length })}
        </button>
      ))}
    </div>
  );
}

/** Where there is no room for my piles: mine in small, in a team game my partner's too, where each hand's tab says how full it is. */
export function OwnCounts({ scene }: Props) {
  const seats = myHands(scene);
  return (
    <div class="sa-own">
      {seats.map(seat => (
        <div key={seat}>
          <Counts scene={scene} seat={seat} isNamed={seats.length > 1} />
          {seats.length === 1 && <small>{scene.say.say('board.count.hand', heldBy(scene, seat))}</small>}
        </div>
      ))}
    </div>
  );
}
