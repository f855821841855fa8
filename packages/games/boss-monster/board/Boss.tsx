import { classes, listed, Thing } from '@tavolata/board-kit';
import { player } from '@tavolata/boss-monster';
import css from './Boss.module.css';
import { doesOf } from './does.ts';
import { Face, faceOf } from './Face.tsx';
import type { CardProps, SeatProps } from './scene.ts';
import { labelOf } from './words.ts';

/** The Boss at the end of a dungeon, on its throne. */
export function Boss({ scene, seat, card }: CardProps & SeatProps) {
  const { say, g } = scene;
  const done = player(g, seat).levelledUp;
  const label = listed(labelOf(scene, card), done && say.say('board.levelled-up'));
  const marks = { does: doesOf(scene, { card }) };
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={label}
      does={marks.does}
      silent
      class={classes('bm-boss', css.boss, faceOf(scene, card))}
    >
      <Face scene={scene} card={card} marks={marks} />
      {done && (
        <span class={css.level} aria-hidden="true">
          ▲
        </span>
      )}
    </Thing>
  );
}
