import { classes, compact } from '@tavolata/board-kit';
import { Arena } from './Arena.tsx';
import { Band } from './Band.tsx';
import css from './Board.module.css';
import { OwnCounts } from './Counts.tsx';
import { Deeds } from './Deeds.tsx';
import { isDeedAsked } from './deeds.ts';
import { Ground } from './Ground.tsx';
import { isLiningUp, Lineup } from './Lineup.tsx';
import { RivalHands } from './RivalHands.tsx';
import { Sheet } from './Sheet.tsx';
import { Sides } from './Sides.tsx';
import { Spread } from './Spread.tsx';
import { StatusNote } from './StatusNote.tsx';
import { mySide, otherSide, type Props } from './scene.ts';

/** A round stage at dusk: points and turn order, the arena in the middle, a team on each side. */
export function Board({ scene }: Props) {
  const liningUp = isLiningUp(scene);
  return (
    <div
      class={classes(
        'sa-board',
        css.board,
        liningUp && css.lining,
        !liningUp && !compact.value && css.beside,
      )}
    >
      <Ground class={css.ground} />
      <Band scene={scene} />
      {liningUp ? <Lineup scene={scene} /> : <Stage scene={scene} />}
      <Spread scene={scene} />
      <Sheet scene={scene} />
      <StatusNote scene={scene} />
    </div>
  );
}

/** The arena with whatever lies around it, and in its corners. */
function Stage({ scene }: Props) {
  return (
    <>
      <Arena scene={scene} />
      {!compact.value && <Sides scene={scene} />}
      <RivalHands scene={scene} side={otherSide(mySide(scene))} />
      <OwnCounts scene={scene} />
      {compact.value && scene.me && isDeedAsked(scene) && <Deeds scene={scene} />}
    </>
  );
}
