import { classes, mineOf, whose } from '@tavolata/board-kit';
import type { Side } from '@tavolata/sorcerers-arena';
import { Ability } from './Ability.tsx';
import css from './Sides.module.css';
import { charactersOf, mySide, otherSide, type Props } from './scene.ts';

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
      class={classes('sa-col', css.column, css[where])}
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
