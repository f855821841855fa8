import { classes, compact, narrow, rem, useRoom } from '@tavolata/board-kit';
import { useEffect, useRef } from 'preact/hooks';
import css from './Board.module.css';
import { boardHeight, low } from './low.ts';
import { Mine } from './Mine.tsx';
import { Player } from './Player.tsx';
import { hasThird, Rug } from './Rug.tsx';
import { Spread } from './Spread.tsx';
import { Stack } from './Stack.tsx';
import { hasStack, othersOf, type Props } from './scene.ts';
import { Together } from './Together.tsx';
import { hasUsable, Usable } from './Usable.tsx';

/** So many others lie side by side on a tablet. */
const IN_A_ROW = 3;

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
  const others = othersOf(scene);
  return (
    <div
      ref={board}
      class={classes(
        css.board,
        stacked && css.stacked,
        low.value && css.low,
        others.length > IN_A_ROW && css.many,
        hasThird(scene) && css.three,
      )}
    >
      <div class={css.players}>
        {others.map(seat => (
          <Player key={seat} scene={scene} seat={seat} />
        ))}
        {g.state.together && <Together scene={scene} />}
      </div>
      <Rug scene={scene} />
      {!low.value && !(stacked && compact.value) && <Mine scene={scene} />}
      {hasUsable(scene) === 'board' && <Usable scene={scene} />}
      {stacked && (
        <div class={css.sheet}>
          <Stack scene={scene} bare={low.value} />
        </div>
      )}
      <Spread scene={scene} />
    </div>
  );
}
