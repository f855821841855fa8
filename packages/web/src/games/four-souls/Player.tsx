import {
  active,
  atkOf,
  characterOf,
  cursesOf,
  handOf,
  itemsOf,
  player,
  soulCards,
  soulsOf,
} from '@tavolata/four-souls';
import { Sign } from '../../shared/Sign.tsx';
import { Thing } from '../../table/Thing.tsx';
import { aimedAt } from './aimed.ts';
import { doesOf } from './does.ts';
import { Flame, Glyph } from './Glyph.tsx';
import { Figure, Hearts } from './Numbers.tsx';
import { classes, type SeatProps } from './scene.ts';
import { Tile } from './Tile.tsx';
import { seatName } from './words.ts';

const GOAL = 4;

/** Souls won out of those that win. */
export function Souls({ scene, seat }: SeatProps) {
  const won = soulsOf(scene.g, seat);
  return (
    <span class="fs-souls">
      {Array.from({ length: Math.max(GOAL, won) }, (_, i) => (
        <Flame key={i} on={i < won} />
      ))}
      <b>
        {won}
        <small>/{GOAL}</small>
      </b>
    </span>
  );
}

/** HP, attack, cents, souls, cards in hand. */
export function Standing({ scene, seat }: SeatProps) {
  const { g } = scene;
  return (
    <div class="fs-standing" data-zone={`hand/${seat}`}>
      <Hearts scene={scene} of={{ seat }} />
      <Figure name="atk" value={atkOf(g, { seat })} />
      <Figure name="cents" value={player(g, seat).cents} />
      <Souls scene={scene} seat={seat} />
      <Figure name="hand" value={handOf(g, seat).length} />
    </div>
  );
}

/** Another player: the doll, the numbers, the items. */
export function Player({ scene, seat }: SeatProps) {
  const { g, say } = scene;
  const aims = aimedAt(scene, { seat });
  const { dead } = player(g, seat);
  const things = [...itemsOf(g, seat), ...cursesOf(g, seat), ...soulCards(g, seat)];
  return (
    <div
      class={classes('fs-player', active(g) === seat && 'active', dead && 'dead', aims.length > 0 && 'aimed')}
    >
      <Tile scene={scene} card={characterOf(g, seat)} size="small" />
      <div class="fs-about">
        <Thing
          scene={scene}
          at={{ seat }}
          label={seatName(scene, seat)}
          does={doesOf(scene, { seat })}
          class="fs-name"
        >
          <h3>
            <Sign seat={seat} name={seatName(scene, seat)} />
            {seatName(scene, seat)}
            {dead && <small>{say.say('board.dead')}</small>}
            {g.state.attack?.by === seat && (
              <small>
                <Glyph name="attack" /> {say.say('board.attacks')}
              </small>
            )}
          </h3>
          <Standing scene={scene} seat={seat} />
        </Thing>
        <div class="fs-things" data-zone={`items/${seat}`}>
          {things.map(card => (
            <Tile key={card} scene={scene} card={card} size="mini" />
          ))}
        </div>
      </div>
      {aims.length > 0 && (
        <span class="fs-aim">
          <Glyph name="aimed" />
          {aims.join(' ')}
        </span>
      )}
    </div>
  );
}
