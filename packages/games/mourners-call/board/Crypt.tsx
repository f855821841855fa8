import { CRYPT, freeBases, guildsAt, limits, player } from '@tavolata/mourners-call';
import { figureOf } from './asking.ts';
import { Choice, optionOf } from './Choice.tsx';
import { Figure } from './Figure.tsx';
import { Glyph } from './Glyph.tsx';
import type { SeatProps } from './scene.ts';
import { seatName } from './words.ts';

/** Figures in a Crypt, like ones together, and the bases still free. */
export function Crypt({ scene, seat }: SeatProps) {
  const { g, say } = scene;
  const inCrypt = player(g, seat).figures.filter(({ at }) => at === CRYPT).length;
  const bases = say.say('board.bases', { number: freeBases(g, seat), max: limits.figuresInPlay });
  return (
    <span class="mc-crypt" data-zone={`crypt/${seat}`}>
      <span class="mc-crypt-h" title={bases}>
        <Glyph name="crypt" />
        {inCrypt}
        <small>
          <Glyph name="base" />
          {freeBases(g, seat)}
        </small>
      </span>
      {guildsAt(g, seat, CRYPT).map(({ guild, number }) => (
        <Choice
          key={guild}
          scene={scene}
          option={optionOf(
            scene,
            option => option.place === CRYPT && option.seat === seat && figureOf(option) === guild,
          )}
          label={say.say('board.figure', { figure: guild, name: seatName(scene, seat), place: CRYPT })}
          class="mc-stand"
        >
          <Figure figure={guild} seat={seat} />
          {number > 1 && <b>×{number}</b>}
        </Choice>
      ))}
    </span>
  );
}
