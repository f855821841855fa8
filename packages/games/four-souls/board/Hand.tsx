import { classes, compact, narrow } from '@tavolata/board-kit';
import { characterOf, handOf, lootPlaysLeft, player } from '@tavolata/four-souls';
import css from './Hand.module.css';
import { uprightFrom } from './low.ts';
import { Pile } from './Pile.tsx';
import { Plate } from './Plate.tsx';
import { Row } from './Row.tsx';
import { mineOf, type Props } from './scene.ts';
import { Tile } from './Tile.tsx';
import { hasUsable, Usable } from './Usable.tsx';

/** My doll and how I stand, my hand, the loot. */
export function Hand({ scene }: Props) {
  const { g } = scene;
  return (
    <div class={css.dock}>
      <Me scene={scene} />
      <Row
        things={handOf(g, mineOf(scene))}
        shape={{ gap: compact.value ? 0.25 : narrow.value ? 0.375 : 0.5 }}
        lyingBelow={uprightFrom.value}
        class={css.hand}
      >
        {card => <Tile scene={scene} card={card} />}
      </Row>
      {!narrow.value && <Pile scene={scene} kind="loot" />}
    </div>
  );
}

function Me({ scene }: Props) {
  const { g, say } = scene;
  const seat = mineOf(scene);
  const shows = hasUsable(scene) === 'hand';
  return (
    <div
      class={classes(css.me, shows && css.busy, player(g, seat).dead && css.dead)}
      data-zone={`seat/${seat}`}
    >
      <div class={css.doll}>
        <Tile scene={scene} card={characterOf(g, seat)} seat={seat} />
      </div>
      <div class={css.about}>
        <Plate scene={scene} seat={seat} class={css.plate} />
        {!compact.value && (
          <p>{say.say('board.loot-plays', { count: Math.max(0, lootPlaysLeft(g, seat)) })}</p>
        )}
      </div>
      {shows && <Usable scene={scene} />}
    </div>
  );
}
