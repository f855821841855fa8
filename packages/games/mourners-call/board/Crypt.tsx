import { classes, listed, whose } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import { CRYPT, figuresAt, freeBases, guildsAt, limits } from '@tavolata/mourners-call';
import { figureOf } from './asking.ts';
import { Choice, optionOf } from './Choice.tsx';
import css from './Crypt.module.css';
import { Figure } from './Figure.tsx';
import { Glyph } from './Glyph.tsx';
import small from './Small.module.css';
import type { MournersCallScene, SeatProps } from './scene.ts';
import { seatName, termOf } from './words.ts';

/** A Crypt for those who listen: how many figures of which guilds, how many bases. */
export function cryptLabel(scene: MournersCallScene, seat: Seat): string {
  const { g, say } = scene;
  const number = figuresAt(g, seat, CRYPT).length;
  return listed(
    say.say('board.crypt-of', { ...whose(scene, seat), number, bases: freeBases(g, seat) }),
    ...guildsAt(g, seat, CRYPT).map(each => `${each.number} ${termOf(scene, each.guild)}`),
  );
}

/** Figures in a Crypt, like ones together, and the bases still free; `named` where its name is told around it. */
export function Crypt({ scene, seat, named }: SeatProps & { readonly named?: boolean }) {
  const { g, say } = scene;
  const bases = say.say('board.bases', { number: freeBases(g, seat), max: limits.figuresInPlay });
  return (
    <span class={css.crypt} data-zone={`crypt/${seat}`}>
      {!named && <span class="unseen">{cryptLabel(scene, seat)}</span>}
      <span class={css.head} title={bases} aria-hidden="true">
        <Glyph name="crypt" />
        {figuresAt(g, seat, CRYPT).length}
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
          class={classes(css.stand, small.small)}
        >
          <Figure figure={guild} seat={seat} />
          {number > 1 && <b aria-hidden="true">×{number}</b>}
        </Choice>
      ))}
    </span>
  );
}
