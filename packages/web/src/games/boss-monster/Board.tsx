import { classes } from '../../shared/strings.ts';
import { phone } from '../../shared/width.ts';
import { mineOf } from '../../table/scenes.ts';
import { Dungeon } from './Dungeon.tsx';
import { Opponents } from './Opponents.tsx';
import { Spread } from './Spread.tsx';
import type { Props } from './scene.ts';
import { Ticker } from './Ticker.tsx';
import { Village } from './Village.tsx';

/** A hill cut in half: opponents far off, village and night sky, grass, my dungeon. */
export function Board({ scene }: Props) {
  const asksForSeat = scene.picking?.options.some(({ seat }) => seat !== undefined);
  return (
    <div class={classes('bm-board', asksForSeat && 'asks-seat')}>
      <Opponents scene={scene} />
      <Village scene={scene} />
      <Dungeon scene={scene} seat={mineOf(scene)} />
      {phone.value && <Ticker scene={scene} />}
      <Spread scene={scene} />
    </div>
  );
}
