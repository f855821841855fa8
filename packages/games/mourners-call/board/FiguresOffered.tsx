import { classes } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import { figureOf } from './asking.ts';
import { Choice } from './Choice.tsx';
import { Figure } from './Figure.tsx';
import css from './FiguresOffered.module.css';
import small from './Small.module.css';
import type { Props } from './scene.ts';
import { seatName, termOf } from './words.ts';

/** On phones and tablets: the figures that can be pointed at, each with where it stands. */
export function FiguresOffered({ scene }: Props) {
  const options = scene.draft?.options ?? [];
  return (
    <div class={classes('mc-pointed', css.pointed)}>
      {options.map((option, i) =>
        option.key === 'figure' && option.seat && option.place ? (
          <Choice
            key={i}
            scene={scene}
            option={i}
            label={scene.say.say('board.figure', {
              figure: figureOf(option),
              name: seatName(scene, option.seat),
              place: option.place,
            })}
            class={classes(css.point, small.small)}
          >
            <Figure figure={figureOf(option)} seat={option.seat as Seat} />
            <small aria-hidden="true">{termOf(scene, option.place)}</small>
          </Choice>
        ) : null,
      )}
    </div>
  );
}
