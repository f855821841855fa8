import { classes } from '@tavolata/board-kit';
import { Arena } from './Arena.tsx';
import { Band } from './Band.tsx';
import { OwnCounts } from './Counts.tsx';
import { Ground } from './Ground.tsx';
import { isLiningUp, Lineup } from './Lineup.tsx';
import { beside, narrow } from './narrow.ts';
import { Sheet } from './Sheet.tsx';
import { RivalHands, Sides } from './Sides.tsx';
import { Spread } from './Spread.tsx';
import { StatusNote } from './StatusNote.tsx';
import { mySide, otherSide, type Props } from './scene.ts';

/** A round stage at dusk: points and turn order above, the arena in the middle, a team on each side. */
export function Board({ scene }: Props) {
  const liningUp = isLiningUp(scene);
  const isBeside = !liningUp && beside.value;
  return (
    <div class={classes('sa-board', liningUp && 'lining-up', isBeside && 'beside')}>
      <Ground />
      <Band scene={scene} />
      {liningUp ? <Lineup scene={scene} /> : <Arena scene={scene} />}
      {isBeside && <Sides scene={scene} />}
      {!liningUp && <RivalHands scene={scene} side={otherSide(mySide(scene))} />}
      {!liningUp && narrow.value && <OwnCounts scene={scene} />}
      <Spread scene={scene} />
      <Sheet scene={scene} />
      <StatusNote scene={scene} />
    </div>
  );
}
