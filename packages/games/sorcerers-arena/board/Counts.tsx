import { classes, narrow, whose } from '@tavolata/board-kit';
import { deck, discardPile, exilePile } from '@tavolata/sorcerers-arena';
import { Back } from './Back.tsx';
import css from './Counts.module.css';
import { heldBy, myHands, type Props, type SeatProps, sideOfSeat } from './scene.ts';
import { seatName } from './words.ts';

interface CountsProps extends SeatProps {
  /** Whether others like them lie beside these. */
  readonly isNamed?: boolean;
  /** In one line, beside what else is told of them. */
  readonly isLine?: boolean;
}

/** What everybody may know of a Summoner's cards, in small: how many are left, discarded and exiled. A tap lays them out. */
export function Counts({ scene, seat, isNamed = false, isLine = false }: CountsProps) {
  const { g, say } = scene;
  const left = g.cards(deck(seat)).length;
  const links = [
    ['discard', discardPile(seat)],
    ['exile', exilePile(seat)],
  ] as const;
  return (
    <div class={classes('sa-counts', css.counts, isLine && css.line)}>
      {isNamed && <b title={seatName(scene, seat)}>{seatName(scene, seat)}</b>}
      <span class={css.deck} data-zone={deck(seat)}>
        <span class={css.word}>{say.say('board.count.deck', { count: left })}</span>
        <span class="unseen">{say.say('board.count.deck', { count: left })}</span>
        <Back side={sideOfSeat(scene, seat)} />
        <span aria-hidden="true">{left}</span>
      </span>
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

/** Mine in small, where there is no room for my piles; beside a partner's they stand with our hands. */
export function OwnCounts({ scene }: Props) {
  const [mine, partner] = myHands(scene);
  if (!narrow.value || !mine || partner) return null;
  return (
    <div class={`${css.corner} ${css.own}`}>
      <div>
        <Counts scene={scene} seat={mine} />
        <small class={css.held}>{scene.say.say('board.count.hand', heldBy(scene, mine))}</small>
      </div>
    </div>
  );
}
