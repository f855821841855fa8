import { classes, narrow } from '@tavolata/board-kit';
import { characterOf, cursesOf, handOf, itemsOf, lootPlaysLeft, player } from '@tavolata/four-souls';
import { Aims } from './Aims.tsx';
import { aimedAt } from './aimed.ts';
import { compact, low } from './compact.ts';
import css from './Hand.module.css';
import { Pile } from './Pile.tsx';
import { Plate } from './Plate.tsx';
import { Row } from './Row.tsx';
import { hasStack, mineOf, type Props } from './scene.ts';
import { Tile } from './Tile.tsx';

/** My doll and how I stand, my hand, the loot. */
export function Hand({ scene }: Props) {
  const { g } = scene;
  return (
    <div class={css.dock}>
      <Me scene={scene} />
      <Row
        things={handOf(g, mineOf(scene))}
        shape={{ gap: narrow.value ? 0.375 : 0.5 }}
        lying={narrow.value}
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
  const aims = aimedAt(scene, { seat });
  const shows = low.value || (compact.value && hasStack(scene));
  return (
    <div
      class={classes(
        css.me,
        shows && css.busy,
        player(g, seat).dead && css.dead,
        aims.length > 0 && css.aimed,
      )}
      data-zone={`seat/${seat}`}
    >
      <div class={css.doll}>
        <Tile scene={scene} card={characterOf(g, seat)} />
        <Aims scene={scene} numbers={aims} />
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

/** Where the stack lies in the place of my items: those I can use now, and how many more there are. */
function Usable({ scene }: Props) {
  const { g, say, draft, opened } = scene;
  const seat = mineOf(scene);
  const things = [...itemsOf(g, seat), ...cursesOf(g, seat)];
  const usable = things.filter(card => (draft?.on({ card }).length ?? 0) > 0);
  return (
    <div class={css.usable}>
      <div class={css.items}>
        {usable.map(card => (
          <div key={card} class={css.item}>
            <Tile scene={scene} card={card} />
          </div>
        ))}
      </div>
      {things.length > usable.length && (
        <button type="button" class={css.more} onClick={() => opened.toggle({ seat })}>
          {say.say('board.more-items', { count: things.length - usable.length })}
        </button>
      )}
    </div>
  );
}
