import { characterOf, cursesOf, handOf, isActive, itemsOf, player, soulCards } from '@tavolata/four-souls';
import { Sign } from '../../shared/Sign.tsx';
import { classes, listed } from '../../shared/strings.ts';
import { readable } from '../../table/readable.ts';
import { Thing } from '../../table/Thing.tsx';
import { Aims } from './Aims.tsx';
import { aimedAt } from './aimed.ts';
import { doesOf } from './does.ts';
import { Glyph } from './Glyph.tsx';
import { Frame } from './Print.tsx';
import { Row } from './Row.tsx';
import { responseOf } from './responders.ts';
import { Standing, standingInWords } from './Standing.tsx';
import { isOpen, type SeatProps, type SoulsScene } from './scene.ts';
import { Tile } from './Tile.tsx';
import { about, seatName } from './words.ts';

/** What a player is about, in a word or two. */
export function stateOf(scene: SoulsScene, seat: SeatProps['seat']): string | undefined {
  const { g, say } = scene;
  if (player(g, seat).dead) return say.say('board.dead');
  const response = responseOf(scene, seat);
  if (response) return say.say(`board.response.${response}`, about(scene, { seat }));
  if (g.state.attack?.by === seat) return say.say('board.attacks', about(scene, { seat }));
  return isActive(g, seat) ? say.say('board.active') : undefined;
}

/** Name, sign and numbers: what is picked when a player is to be picked. The cards are beside it, not in it. */
export function Plate({ scene, seat }: SeatProps) {
  const { g } = scene;
  const name = seatName(scene, seat);
  const state = stateOf(scene, seat);
  return (
    <Thing
      scene={scene}
      at={{ seat }}
      label={listed(name, state, standingInWords(scene, seat))}
      does={doesOf(scene, { seat })}
      class="fs-name"
    >
      <h3>
        <Sign seat={seat} name={name} small />
        <span>{name}</span>
        {state && (
          <small>
            {g.state.attack?.by === seat && <Glyph name="attack" />} {state}
          </small>
        )}
      </h3>
      <Standing scene={scene} seat={seat} />
    </Thing>
  );
}

/** Another player: the doll, the numbers, the items. */
export function Player({ scene, seat }: SeatProps) {
  const { g, say } = scene;
  const aims = aimedAt(scene, { seat });
  const { dead } = player(g, seat);
  const things = [
    ...itemsOf(g, seat),
    ...cursesOf(g, seat),
    ...soulCards(g, seat),
    ...(isOpen(scene) ? handOf(g, seat) : []),
  ];
  return (
    <div
      class={classes('fs-player', isActive(g, seat) && 'active', dead && 'dead', aims.length > 0 && 'aimed')}
      data-zone={`seat/${seat}`}
    >
      <Frame id={`mat ${seat}`} size={[350, 148]} class="mat" />
      <Tile scene={scene} card={characterOf(g, seat)} size="small" />
      <div class="fs-about">
        <Plate scene={scene} seat={seat} />
        <Row scene={scene} cards={things} size="mini" zone={`items/${seat}`} />
      </div>
      <button
        type="button"
        class="fs-look"
        // On phones it lies over the plate: what rests on it reads the player all the same.
        {...readable(scene, { seat })}
        onClick={() => scene.opened.toggle({ seat })}
      >
        <Glyph name="look" />
        <span class="unseen">{say.say('board.look-at', { name: seatName(scene, seat) })}</span>
      </button>
      <Aims numbers={aims} />
    </div>
  );
}
