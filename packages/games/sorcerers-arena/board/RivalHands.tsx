import { whose } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import { discardPile, hand, type Side } from '@tavolata/sorcerers-arena';
import { Back } from './Back.tsx';
import css from './Counts.module.css';
import { Counts } from './Counts.tsx';
import { type Props, seatsOn } from './scene.ts';
import { seatName } from './words.ts';

/** Cards the rivals hold: backs, and a number; beside it how many they have left, discarded and exiled. */
export function RivalHands({ scene, side }: Props & { readonly side: Side }) {
  const rivals = seatsOn(scene, side);
  return (
    <div class={`sa-backs ${css.corner}`}>
      {rivals
        .filter(seat => scene.g.state.round > 0 || scene.g.cards(hand(seat)).length > 0)
        .map(seat => (
          <div key={seat} class={css.rival}>
            <Backs scene={scene} seat={seat} side={side} />
            <Counts scene={scene} seat={seat} isNamed={rivals.length > 1} />
          </div>
        ))}
    </div>
  );
}

function Backs({ scene, seat, side }: Props & { readonly seat: Seat; readonly side: Side }) {
  const { g, say } = scene;
  const count = g.cards(hand(seat)).length;
  const name = seatName(scene, seat);
  return (
    <button
      type="button"
      class={`sa-fan ${css.fan}`}
      data-zone={hand(seat)}
      title={say.say('board.hand-backs', { name, count })}
      onClick={() => scene.opened.toggle({ place: discardPile(seat) })}
    >
      <span class="unseen">
        {say.say('board.hand-backs', { name, count })}. {say.say('board.see-discard', whose(scene, seat))}
      </span>
      {Array.from({ length: Math.min(count, 7) }, (_, i) => (
        <Back key={i} side={side} turn={(i - (Math.min(count, 7) - 1) / 2) * 6} />
      ))}
      <b aria-hidden="true">{count}</b>
    </button>
  );
}
