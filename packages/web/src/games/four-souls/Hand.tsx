import { characterOf, handOf, lootPlaysLeft, player } from '@tavolata/four-souls';
import { Sign } from '../../shared/Sign.tsx';
import { Thing } from '../../table/Thing.tsx';
import { doesOf } from './does.ts';
import { Pile } from './Pile.tsx';
import { Standing } from './Player.tsx';
import { mineOf, type Props } from './scene.ts';
import { Tile } from './Tile.tsx';
import { seatName } from './words.ts';

/** My doll and how I stand, my hand, the loot. */
export function Hand({ scene }: Props) {
  const { g, say } = scene;
  const seat = mineOf(scene);
  const name = seatName(scene, seat);
  return (
    <div class="fs-dock">
      <div class="fs-me">
        <Tile scene={scene} card={characterOf(g, seat)} size="small" />
        <Thing scene={scene} at={{ seat }} label={name} does={doesOf(scene, { seat })} class="fs-name">
          <h3>
            <Sign seat={seat} name={name} />
            {name}
            {player(g, seat).dead && <small>{say.say('board.dead')}</small>}
          </h3>
          <Standing scene={scene} seat={seat} />
          <p>{say.say('board.loot-plays', { count: Math.max(0, lootPlaysLeft(g, seat)) })}</p>
        </Thing>
      </div>
      <div class="fs-hand">
        {handOf(g, seat).map(card => (
          <Tile key={card} scene={scene} card={card} size="hand" />
        ))}
      </div>
      <Pile scene={scene} kind="loot" />
    </div>
  );
}
