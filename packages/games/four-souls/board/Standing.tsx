import { atkOf, handOf, hpOf, player, soulsOf } from '@tavolata/four-souls';
import type { Seat } from '@tavolata/kernel';
import { Figure, Hearts, Souls } from './Numbers.tsx';
import css from './Standing.module.css';
import type { SeatProps, SoulsScene } from './scene.ts';

/** HP, attack, cents, souls, cards in hand. */
export function Standing({ scene, seat }: SeatProps) {
  const { g } = scene;
  return (
    <div class={css.standing} data-zone={`standing/${seat}`}>
      <Hearts scene={scene} of={{ seat }} />
      <Figure name="atk" value={atkOf(g, { seat })} />
      <Figure name="cents" value={player(g, seat).cents} />
      <i class={css.break} />
      <Souls scene={scene} seat={seat} />
      <span data-zone={`hand/${seat}`}>
        <Figure name="hand" value={handOf(g, seat).length} />
      </span>
    </div>
  );
}

/** The same in words. */
export const standingInWords = ({ g, say }: SoulsScene, seat: Seat): string =>
  say.say('board.standing', {
    hp: hpOf(g, { seat }),
    atk: atkOf(g, { seat }),
    cents: player(g, seat).cents,
    souls: soulsOf(g, seat),
    hand: handOf(g, seat).length,
  });
