import { classes, narrow, rem, useRoom } from '@tavolata/board-kit';
import { useEffect, useRef } from 'preact/hooks';
import css from './Board.module.css';
import { boardHeight, compact, low } from './compact.ts';
import { Mine } from './Mine.tsx';
import { Player } from './Player.tsx';
import { Rug } from './Rug.tsx';
import { Spread } from './Spread.tsx';
import { Stack } from './Stack.tsx';
import { hasStack, othersOf, type Props } from './scene.ts';
import { Together } from './Together.tsx';

/** A cellar floor under one lamp: the others above, the rug in the middle, what is mine below. */
export function Board({ scene }: Props) {
  const { g } = scene;
  const board = useRef<HTMLDivElement>(null);
  const height = useRoom(board).value?.height;
  useEffect(() => {
    if (height !== undefined) boardHeight.value = height / rem();
  }, [height]);
  // In wide windows the rail has it.
  const stacked = hasStack(scene) && narrow.value;
  return (
    <div ref={board} class={classes(css.board, stacked && css.stacked, low.value && css.low)}>
      <div class={css.players}>
        {othersOf(scene).map(seat => (
          <Player key={seat} scene={scene} seat={seat} />
        ))}
        {g.state.together && <Together scene={scene} />}
      </div>
      <Rug scene={scene} />
      {!low.value && !(stacked && compact.value) && <Mine scene={scene} />}
      {stacked && (
        <div class={css.sheet}>
          <Stack scene={scene} bare={low.value} />
        </div>
      )}
      <Spread scene={scene} />
    </div>
  );
}
