import { classes, Thing } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import { chapterOf, type Side } from '@tavolata/sorcerers-arena';
import css from './Band.module.css';
import { Star, TeamDot } from './Bits.tsx';
import { isLiningUp } from './Lineup.tsx';
import { Order } from './Order.tsx';
import { mySide, otherSide, type Props, seatsOn } from './scene.ts';
import { seatName } from './words.ts';

/** Points on both ends, the row of Turn Order tiles between them. */
export function Band({ scene }: Props) {
  const mine = mySide(scene);
  return (
    <div class={classes('sa-band', css.band, isLiningUp(scene) && css.lining)}>
      <Points scene={scene} side={mine} />
      {scene.g.state.row.length > 0 && <Order scene={scene} />}
      <Points scene={scene} side={otherSide(mine)} />
    </div>
  );
}

interface SideProps extends Props {
  readonly side: Side;
}

function Points({ scene, side }: SideProps) {
  const { g, say } = scene;
  const goal = chapterOf(g).vpToEnd;
  const points = g.state.vp[side];
  const seats = seatsOn(scene, side);
  const name = seats.map(seat => seatName(scene, seat)).join(', ');
  return (
    <section
      class={classes('sa-points', css.points, side, seats.length > 1 && css.two)}
      data-zone={`points/${side}`}
    >
      <span class="unseen">{say.say('board.points', { name, points, goal })}</span>
      <div class={`sa-points-h ${css.head}`}>
        <TeamDot side={side} />
        {seats.map(seat => (
          <SeatName key={seat} scene={scene} seat={seat} />
        ))}
        {seats.length === 1 && (
          <span class={css.goal}>
            {g.state.lastRound ? say.say('board.final') : say.say('board.ends-at', { goal })}
          </span>
        )}
      </div>
      <div class={css.number} aria-hidden="true">
        <Star />
        <strong>{points}</strong>
        <em>/{goal}</em>
        <span class={css.track}>
          {Array.from({ length: goal }, (_, i) => (
            <i key={i} class={classes(i < points && css.on, i === goal - 1 && css.end)} />
          ))}
        </span>
      </div>
    </section>
  );
}

/** A Summoner; a thing of the table only when the question is which Summoner. */
function SeatName({ scene, seat }: Props & { readonly seat: Seat }) {
  const name = seatName(scene, seat);
  if (scene.draft?.question.prompt !== 'rival-summoner') return <b title={name}>{name}</b>;
  return (
    <Thing
      scene={scene}
      at={{ seat }}
      label={name}
      does={scene.say.say('does.ask.rival-summoner')}
      class={css.seat}
    >
      <b aria-hidden="true" title={name}>
        {name}
      </b>
    </Thing>
  );
}
