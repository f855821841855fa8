import { Dungeon } from './Dungeon.tsx';
import { Opponents } from './Opponents.tsx';
import { Spread } from './Spread.tsx';
import { mineOf, type Props } from './scene.ts';
import { Village } from './Village.tsx';

/** A hill cut in half: opponents far off, village and night sky, grass, my dungeon. */
export function Board({ scene }: Props) {
  return (
    <div class="bm-board" data-of={scene.g.seats.length}>
      <Opponents scene={scene} />
      <Village scene={scene} />
      <Dungeon scene={scene} seat={mineOf(scene)} />
      <Spread scene={scene} />
    </div>
  );
}
