import { classes } from '@tavolata/board-kit';
import { MALAVESTROS } from '@tavolata/mourners-call';
import type { ComponentChildren } from 'preact';
import { asksForFigures, figureOf } from './asking.ts';
import { Choice, optionOf } from './Choice.tsx';
import { Figure } from './Figure.tsx';
import { Glyph } from './Glyph.tsx';
import { leadAt } from './majority.ts';
import { SeatMark } from './SeatMark.tsx';
import small from './Small.module.css';
import { type PlaceProps, rakersIn, standingIn } from './standing.ts';
import css from './Within.module.css';
import { nameOf, seatName, termOf } from './words.ts';

/** A name takes as much room as so many figures. */
const JESTER = 4;

/** For the style sheet: how many stand in a row, if there is one, or two, or three; and how many lines are names. */
const crowdStyle = (figures: number, guests: number) => ({
  '--in-one': Math.max(1, figures),
  '--in-two': Math.max(1, Math.ceil(figures / 2)),
  '--in-three': Math.max(1, Math.ceil(figures / 3)),
  '--guests': guests,
});

/** Everybody in a location, as figures that can be pointed at; in low places they are counted, unless they are asked about. */
export function Within({ scene, location }: PlaceProps) {
  const figures = standingIn(scene, location);
  const rakers = rakersIn(scene, location);
  const jester = scene.g.state.malavestros === location.id;
  return (
    <span
      class={classes(css.within, !asksForFigures(scene.draft) && css.countable)}
      data-zone={`place/${location.id}`}
      style={crowdStyle(figures.length + (jester ? JESTER : 0), rakers.length)}
    >
      <span class={css.figures}>
        {figures.map(({ seat, figure, zone }) => (
          <Choice
            key={zone}
            scene={scene}
            zone={zone}
            option={optionOf(
              scene,
              option => option.place === location.id && option.seat === seat && figureOf(option) === figure,
            )}
            label={scene.say.say('board.figure', {
              figure,
              name: seatName(scene, seat),
              place: location.id,
            })}
            class={classes(css.stand, small.small)}
          >
            <Figure figure={figure} seat={seat} />
          </Choice>
        ))}
        {jester && (
          <span class={classes(css.guest, css.jester)} aria-hidden="true">
            <Glyph name={MALAVESTROS} />
            <em>{termOf(scene, MALAVESTROS)}</em>
          </span>
        )}
      </span>
      {rakers.map(card => (
        <span key={card} class={classes(css.guest, css.raker)} aria-hidden="true">
          <Glyph name="raker" /> <em>{nameOf(scene, card)}</em>
        </span>
      ))}
      <span class={classes('mc-crowd', css.crowd, css.counts)} aria-hidden="true">
        <Counts scene={scene} location={location} />
      </span>
    </span>
  );
}

/** How many each has, whoever leads underlined, and who else is there. */
function Counts({ scene, location }: PlaceProps) {
  const figures = standingIn(scene, location);
  const seats = [...new Set(figures.map(({ seat }) => seat))];
  const leaders = leadAt(scene.g, location)?.leaders ?? [];
  return (
    <>
      {seats.map(seat => {
        const number = figures.filter(figure => figure.seat === seat).length;
        return (
          <span key={seat} class={classes(leaders.includes(seat) && css.leads)}>
            <SeatMark seat={seat} />
            {number > 1 && number}
          </span>
        );
      })}
      {scene.g.state.malavestros === location.id && <Glyph name={MALAVESTROS} />}
      {rakersIn(scene, location).map(card => (
        <Glyph key={card} name="raker" />
      ))}
    </>
  );
}

interface CrowdProps extends PlaceProps {
  readonly class?: string | undefined;
  /** What stands at the end of the same lines. */
  readonly children: ComponentChildren;
}

/** On phones, where nobody is drawn as a figure. */
export function Crowd({ scene, location, class: more, children }: CrowdProps) {
  return (
    <span class={classes('mc-crowd', css.crowd, more)} data-zone={`place/${location.id}`} aria-hidden="true">
      <Counts scene={scene} location={location} />
      {children}
    </span>
  );
}
