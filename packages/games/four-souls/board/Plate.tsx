import { classes, compact, listed, Sign } from '@tavolata/board-kit';
import { isActive, player } from '@tavolata/four-souls';
import { Aims, aimedInWords } from './Aims.tsx';
import { aimedAt } from './aimed.ts';
import { Drawn } from './Drawn.tsx';
import { doesOf } from './does.ts';
import { Glyph } from './Glyph.tsx';
import css from './Plate.module.css';
import { responseOf } from './responders.ts';
import { Standing, standingInWords } from './Standing.tsx';
import type { SeatProps, SoulsScene } from './scene.ts';
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
export function Plate({ scene, seat, class: more }: SeatProps & { readonly class?: string | undefined }) {
  const { g } = scene;
  const name = seatName(scene, seat);
  const state = stateOf(scene, seat);
  // Where there is room the doll beside it has them.
  const aims = compact.value ? aimedAt(scene, { seat }) : [];
  return (
    <Drawn
      scene={scene}
      at={{ seat }}
      label={listed(name, state, standingInWords(scene, seat), aimedInWords(scene, aims))}
      does={doesOf(scene, { seat })}
      class={classes(css.plate, more)}
    >
      <h3 class={css.title}>
        <Sign seat={seat} name={name} small />
        <span class={css.name}>{name}</span>
        <Aims scene={scene} numbers={aims} inline />
        {state && (
          <small class={css.state}>
            {g.state.attack?.by === seat && <Glyph name="attack" />} {state}
          </small>
        )}
      </h3>
      <Standing scene={scene} seat={seat} />
    </Drawn>
  );
}
