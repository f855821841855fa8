import { classes, Thing } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import { type CharacterId, chapterOf, maxHp, type Side } from '@tavolata/sorcerers-arena';
import { Crest, Star, TeamDot, Token } from './Bits.tsx';
import { beside, phone } from './narrow.ts';
import { lookAt, readable } from './readable.ts';
import {
  type CharacterProps,
  characterAt,
  mySide,
  otherSide,
  type Props,
  seatsOn,
  sideOfSeat,
} from './scene.ts';
import { sheetOf } from './sheet.ts';
import { characterLabel, nameOf, seatName, statusesOf } from './words.ts';

/** Points on both ends, the row of Turn Order tiles between them. */
export function Band({ scene }: Props) {
  const mine = mySide(scene);
  return (
    <div class="sa-band">
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
    <section class={`sa-points ${side}`} data-zone={`points/${side}`}>
      <span class="unseen">{say.say('board.points', { name, points, goal })}</span>
      <div class="sa-points-h">
        <TeamDot side={side} />
        {seats.map(seat => (
          <SeatName key={seat} scene={scene} seat={seat} />
        ))}
        {!phone.value && seats.length === 1 && (
          <span>{g.state.lastRound ? say.say('board.final') : say.say('board.ends-at', { goal })}</span>
        )}
      </div>
      <div class="sa-points-n" aria-hidden="true">
        <Star />
        <strong>{points}</strong>
        <em>/{goal}</em>
        <span class="sa-track">
          {Array.from({ length: goal }, (_, i) => (
            <i key={i} class={classes(i < points && 'on', i === goal - 1 && 'goal')} />
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
      class="sa-seat"
    >
      <b aria-hidden="true" title={name}>
        {name}
      </b>
    </Thing>
  );
}

function Order({ scene }: Props) {
  const { row } = scene.g.state;
  return (
    <ol class={classes('sa-order', row.length > 6 && 'many')} aria-label={scene.say.say('board.order')}>
      {row.map((_, id) => (
        <li key={id}>
          <Tile scene={scene} id={id} />
        </li>
      ))}
    </ol>
  );
}

function press(scene: Props['scene'], id: CharacterId): void {
  if (beside.value) lookAt(scene, id);
  else scene.opened.open(sheetOf({ id }));
}

/** A Turn Order tile: whose turn it is, health, Status Effects. It opens the character. */
function Tile({ scene, id }: CharacterProps) {
  const who = characterAt(scene, id);
  const side = sideOfSeat(scene, who.seat);
  const isOn = id === scene.g.state.marker && scene.g.state.round > 0;
  const isOut = scene.g.state.round > 0 && who.space === undefined;
  return (
    <button
      type="button"
      class={classes('sa-tile-o', side, isOn && 'on', isOut && 'ko')}
      aria-current={isOn ? 'true' : undefined}
      {...readable(scene, id)}
      onClick={() => press(scene, id)}
    >
      <span class="unseen">{characterLabel(scene, id)}</span>
      <Crest name={who.name} side={side} />
      <span class="sa-tile-n" aria-hidden="true">
        <b>{nameOf(scene, who.name)}</b>
        <small>
          {isOut ? (
            scene.say.say('board.ko')
          ) : (
            <>
              {who.hp}
              <em>/{maxHp(who)}</em>
            </>
          )}
        </small>
      </span>
      <span class="sa-tile-s" aria-hidden="true">
        {statusesOf(scene, id).map(([status, number]) => (
          <Token key={status} status={status} number={number} />
        ))}
      </span>
    </button>
  );
}
