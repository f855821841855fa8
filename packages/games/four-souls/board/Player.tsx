import { classes, compact, readable } from '@tavolata/board-kit';
import { characterOf, cursesOf, handOf, isActive, itemsOf, player, soulCards } from '@tavolata/four-souls';
import { Glyph } from './Glyph.tsx';
import { Plate } from './Plate.tsx';
import css from './Player.module.css';
import { Frame } from './Print.tsx';
import { Row } from './Row.tsx';
import { isOpen, type SeatProps } from './scene.ts';
import { Tile } from './Tile.tsx';
import { seatName } from './words.ts';

/** Pictures only, where there are many. */
const SHAPE = { least: { width: 1.25, height: 1.75 }, gap: 0.25, strip: 0.5, most: 4.5 };

/** Another player: the doll, the numbers, the items; with little room only the numbers, the rest behind a finger. */
export function Player({ scene, seat }: SeatProps) {
  const { g } = scene;
  return (
    <div
      class={classes(css.player, isActive(g, seat) && css.active, player(g, seat).dead && css.dead)}
      data-zone={`seat/${seat}`}
    >
      <Frame id={`mat ${seat}`} size={[350, 148]} mat />
      {!compact.value && (
        <div class={css.doll}>
          <Tile scene={scene} card={characterOf(g, seat)} seat={seat} />
        </div>
      )}
      <Plate scene={scene} seat={seat} class={css.plate} />
      {!compact.value && <Belongings scene={scene} seat={seat} />}
      <Look scene={scene} seat={seat} />
    </div>
  );
}

function Belongings({ scene, seat }: SeatProps) {
  const { g } = scene;
  const things = [
    ...itemsOf(g, seat),
    ...cursesOf(g, seat),
    ...soulCards(g, seat),
    ...(isOpen(scene) ? handOf(g, seat) : []),
  ];
  return (
    <Row things={things} shape={SHAPE} zone={`items/${seat}`} class={css.items}>
      {card => <Tile scene={scene} card={card} soul={g.zoneOf(card) === `souls/${seat}`} />}
    </Row>
  );
}

/** All that somebody has, at a size to be read. While they can be picked a tap on them picks them. */
function Look({ scene, seat }: SeatProps) {
  const { say, opened, draft } = scene;
  if ((draft?.standing({ seat }) ?? 'calm') !== 'calm') return null;
  return (
    <button
      type="button"
      class={css.look}
      // With little room it lies over the plate: what rests on it reads the player all the same.
      {...readable(scene, { seat })}
      onClick={() => opened.toggle({ seat })}
    >
      <Glyph name="look" />
      <span class="unseen">{say.say('board.look-at', { name: seatName(scene, seat) })}</span>
    </button>
  );
}
