import { classes, mineOf, narrow } from '@tavolata/board-kit';
import css from './Board.module.css';
import { Dungeon } from './Dungeon.tsx';
import { LaidOut } from './LaidOut.tsx';
import { Opponents } from './Opponents.tsx';
import type { Props } from './scene.ts';
import { Ticker } from './Ticker.tsx';
import { Village } from './Village.tsx';

/** A hill cut in half: opponents far off, village and night sky, grass, my dungeon. */
export function Board({ scene }: Props) {
  return (
    <div class={classes('bm-board', css.board)}>
      <Opponents scene={scene} />
      <Village scene={scene} />
      <Dungeon scene={scene} seat={mineOf(scene)} />
      {narrow.value && <Ticker scene={scene} />}
      <LaidOut scene={scene} />
    </div>
  );
}
