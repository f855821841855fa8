import { classes, Icon, say as saying } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import {
  artifacts,
  type LocationId,
  locationOf,
  mourners,
  openWallows,
  player,
} from '@tavolata/mourners-call';
import { Action } from './Court.tsx';
import { Crypt } from './Crypt.tsx';
import { Figure } from './Figure.tsx';
import offered from './FiguresOffered.module.css';
import { Glyph } from './Glyph.tsx';
import { crowdAt, leadAt, limitNow } from './majority.ts';
import panel from './Panel.module.css';
import { Row } from './Row.tsx';
import css from './Sheet.module.css';
import type { CardProps, MournersCallScene, Props, SeatProps } from './scene.ts';
import { openScore } from './score.ts';
import { standingIn } from './standing.ts';
import { leadText, nameOf, seatName, termOf, textOf } from './words.ts';

export const isLookedAt = ({ opened: { place, seat, card } }: MournersCallScene): boolean =>
  place !== undefined || seat !== undefined || card !== undefined;

/** What is being looked at: a location close by, all cards of a player, or a Court card with its two actions. */
export function Sheet({ scene }: Props) {
  const { place, seat, card, close } = scene.opened;
  if (!isLookedAt(scene)) return null;
  return (
    <section class={classes('mc-sheet', css.sheet)} aria-label={scene.say.say('board.look')}>
      <button
        type="button"
        class={classes('tv-icon', css.close)}
        aria-label={saying('close')}
        onClick={close}
      >
        <Icon name="close" />
      </button>
      {place !== undefined && <PlaceSheet scene={scene} place={place as LocationId} />}
      {seat !== undefined && <SeatSheet scene={scene} seat={seat} />}
      {card !== undefined && <CourtSheet scene={scene} card={card} />}
    </section>
  );
}

function PlaceSheet({ scene, place }: Props & { readonly place: LocationId }) {
  const { g, say } = scene;
  const location = locationOf(place);
  const lead = leadText(scene, leadAt(g, location));
  return (
    <>
      <h2 class={classes(panel.title, css.title)}>
        <Glyph name={location.faction} /> {location.number}. {termOf(scene, place)}
      </h2>
      <p>{g.state.malavestros === place ? say.say('board.jester') : textOf(scene, place)}</p>
      <p>
        {say.say('board.crowd', { figures: crowdAt(g, location), limit: limitNow(g) })}.{lead && ` ${lead}.`}
      </p>
      <div class={css.pointed}>
        {standingIn(scene, location).map(({ seat, figure }, i) => (
          <span key={i} class={offered.point}>
            <Figure figure={figure} seat={seat} />
            <small>{seatName(scene, seat)}</small>
          </span>
        ))}
      </div>
    </>
  );
}

function SeatSheet({ scene, seat }: SeatProps) {
  const { g, say } = scene;
  const { allegiance, unity, etherea, influence } = player(g, seat as Seat);
  const cards = [...g.cards(mourners(seat)), ...g.cards(openWallows(seat)), ...g.cards(artifacts(seat))];
  return (
    <>
      <h2 class={classes(panel.title, css.title)}>{seatName(scene, seat)}</h2>
      {allegiance && <p>{say.say('board.sworn', { faction: allegiance })}</p>}
      <p>{say.say('board.goods', { unity, etherea, ...influence })}</p>
      <p>{say.say('board.points', { points: openScore(g, seat) })}</p>
      <Crypt scene={scene} seat={seat} />
      <div class={css.rows}>
        {cards.map(card => (
          <Row key={card} scene={scene} card={card} framed />
        ))}
      </div>
    </>
  );
}

function CourtSheet({ scene, card }: CardProps) {
  return (
    <div class={css.court}>
      <h2 class={classes(panel.title, css.title)}>{nameOf(scene, card)}</h2>
      {[1, 2].map(row => (
        <div key={row}>
          <div class={css.action}>
            <Action scene={scene} card={card} row={row} />
          </div>
          <p>{textOf(scene, `${scene.g.def(card).id}-${row}`)}</p>
        </div>
      ))}
    </div>
  );
}
