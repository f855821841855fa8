import { Crest, TeamDot } from './Bits.tsx';
import css from './Picks.module.css';
import { type Props, sideOfSeat } from './scene.ts';
import { nameOf, seatName } from './words.ts';

/** While teams are being found: who has taken whom. */
export function Picks({ scene }: Props) {
  const { g } = scene;
  return (
    <ul class={`sa-picks ${css.picks}`}>
      {g.seats.map(seat => (
        <li key={seat}>
          <TeamDot side={sideOfSeat(scene, seat)} />
          <b>{seatName(scene, seat)}</b>
          {(g.state.picks[seat] ?? []).map(name => (
            <span key={name}>
              <Crest name={name} side={sideOfSeat(scene, seat)} />
              {nameOf(scene, name)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
