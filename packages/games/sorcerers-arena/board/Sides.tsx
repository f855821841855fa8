import { classes, mineOf, whose } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import { discardPile, hand, type Side } from '@tavolata/sorcerers-arena';
import { Ability } from './Ability.tsx';
import { Back } from './Back.tsx';
import { Counts } from './Counts.tsx';
import { charactersOf, mySide, otherSide, type Props, seatsOn } from './scene.ts';
import { seatName } from './words.ts';

/** My team's Ability cards on the left, the rivals' on the right. */
export function Sides({ scene }: Props) {
  const mine = mySide(scene);
  return (
    <>
      <Column scene={scene} side={mine} where="left" />
      <Column scene={scene} side={otherSide(mine)} where="right" />
    </>
  );
}

interface ColumnProps extends Props {
  readonly side: Side;
  readonly where: 'left' | 'right';
}

function Column({ scene, side, where }: ColumnProps) {
  const all = charactersOf(scene, side);
  return (
    <section
      class={classes('sa-col', where)}
      aria-label={
        where === 'left'
          ? scene.say.say('board.my-team', whose(scene, mineOf(scene)))
          : scene.say.say('board.their-team')
      }
    >
      {all.map(id => (
        <Ability key={id} scene={scene} id={id} />
      ))}
    </section>
  );
}

/** Cards the rivals hold: backs, and a number; beside it how many they have left, discarded and exiled. */
export function RivalHands({ scene, side }: Props & { readonly side: Side }) {
  const rivals = seatsOn(scene, side);
  return (
    <div class="sa-backs">
      {rivals
        .filter(seat => scene.g.state.round > 0 || scene.g.cards(hand(seat)).length > 0)
        .map(seat => (
          <div key={seat}>
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
      class="sa-fan"
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
