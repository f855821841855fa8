import { classes, Name, readable, Thing } from '@tavolata/board-kit';
import type { CardId, Seat } from '@tavolata/kernel';
import {
  figuresAt,
  GUILDS,
  type Location,
  MALAVESTROS,
  openRakers,
  seatsIn,
  specialsOf,
  type WallowsDef,
} from '@tavolata/mourners-call';
import { asksForFigures, figureOf } from './asking.ts';
import { Choice, optionOf } from './Choice.tsx';
import { Figure } from './Figure.tsx';
import { Glyph } from './Glyph.tsx';
import { Leader } from './Leader.tsx';

import { crowdAt, crowding, leadAt, limitNow } from './majority.ts';
import { phone } from './narrow.ts';
import { SeatMark } from './SeatMark.tsx';
import { Steps } from './Steps.tsx';
import type { MournersCallScene, Props } from './scene.ts';
import { CARVINGS, CHAMBERS } from './shapes.ts';
import { standZone } from './stands.ts';
import { nameOf, placeLabel, seatName, termOf } from './words.ts';

export interface PlaceProps extends Props {
  readonly location: Location;
}

export interface Standing {
  readonly seat: Seat;
  readonly figure: string;
  /** Where it is on the screen. */
  readonly zone: string;
}

/** Who stands in a location, owner by owner, guild by guild, special figures last. */
export function standingIn({ g }: MournersCallScene, { id }: Location): Standing[] {
  return seatsIn(g).flatMap(seat => {
    const guilds = figuresAt(g, seat, id).map(({ guild }) => guild);
    const order = GUILDS.flatMap(guild => guilds.filter(each => each === guild.id));
    const specials = specialsOf(g, seat).flatMap(special => (special.at === id ? [special.id] : []));
    const all = [...order, ...specials];
    return all.map((figure, i) => ({
      seat,
      figure,
      zone: standZone(id, seat, figure, i - all.indexOf(figure)),
    }));
  });
}

/** The cards of the Rakers in a location. */
export const rakersIn = ({ g }: MournersCallScene, { id }: Location): CardId[] =>
  seatsIn(g)
    .flatMap(seat => openRakers(g, seat))
    .filter(card => (g.def(card) as WallowsDef).location === id);

/** A name takes as much room as so many figures. */
const JESTER = 4;

/** For the style sheet: how many stand in a row, if there is one, or two, or three; and how many lines are names. */
const crowdStyle = (figures: number, guests: number) => ({
  '--in-one': Math.max(1, figures),
  '--in-two': Math.max(1, Math.ceil(figures / 2)),
  '--in-three': Math.max(1, Math.ceil(figures / 3)),
  '--guests': guests,
});

/** A chamber of the city: number, name, figures against the limit, what it yields and to whom. */
export function Chamber({ scene, location }: PlaceProps) {
  const { g, draft } = scene;
  const { id, faction, number } = location;
  const state = crowding(g, location);
  const current = g.state.phase === 'resolution' && draft?.question.params?.what === id;
  const inner = (
    <>
      <svg class="mc-wall" viewBox="0 0 178 152" preserveAspectRatio="none" aria-hidden="true">
        <path class="rock" d={CHAMBERS[faction]} />
        <path class="carved" d={CARVINGS[faction]} />
      </svg>
      <span class="mc-no" aria-hidden="true">
        {number}
      </span>
      <Glyph name={faction} class="mc-key" />
      <b class="mc-name" aria-hidden="true">
        <Name of={termOf(scene, id)} />
      </b>
      <span class={classes('mc-limit', state)} aria-hidden="true">
        {state === 'over' && '! '}
        {crowdAt(g, location)}/{limitNow(g)}
      </span>
      <Within scene={scene} location={location} />
      <Foot scene={scene} location={location} />
    </>
  );
  const name = classes('mc-chamber', `f-${faction}`, current && 'is-resolving');
  const label = placeLabel(scene, location);
  const looked = readable(scene, { place: id });
  if (asksForFigures(draft))
    return (
      <div {...looked} class={name}>
        {inner}
      </div>
    );
  if (draft?.standing({ place: id }) !== 'lit' && draft?.standing({ place: id }) !== 'selected')
    return (
      <button {...looked} type="button" class={name} onClick={() => scene.opened.open({ place: id })}>
        <span class="unseen">{label}</span>
        {inner}
      </button>
    );
  return (
    <Thing scene={scene} at={{ place: id }} label={label} silent class={name}>
      {inner}
    </Thing>
  );
}

function Within({ scene, location }: PlaceProps) {
  const { g } = scene;
  const figures = standingIn(scene, location);
  const rakers = rakersIn(scene, location);
  const jester = g.state.malavestros === location.id;
  if (phone.value) return <Crowd scene={scene} location={location} rakers={rakers.length} />;
  return (
    <span
      class="mc-within"
      data-zone={`place/${location.id}`}
      style={crowdStyle(figures.length + (jester ? JESTER : 0), rakers.length)}
    >
      <span class="mc-figures">
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
            class="mc-stand"
          >
            <Figure figure={figure} seat={seat} />
          </Choice>
        ))}
        {jester && (
          <span class="mc-guest jester">
            <Glyph name={MALAVESTROS} />
            <em>{termOf(scene, MALAVESTROS)}</em>
          </span>
        )}
      </span>
      {rakers.map(card => (
        <span key={card} class="mc-guest raker">
          <Glyph name="raker" /> <em>{nameOf(scene, card)}</em>
        </span>
      ))}
    </span>
  );
}

/** On phones: how many each has, and who else is there. */
function Crowd({ scene, location, rakers }: PlaceProps & { readonly rakers: number }) {
  const figures = standingIn(scene, location);
  const seats = [...new Set(figures.map(({ seat }) => seat))];
  return (
    <span class="mc-crowd" data-zone={`place/${location.id}`} aria-hidden="true">
      {seats.map(seat => {
        const number = figures.filter(figure => figure.seat === seat).length;
        return (
          <span key={seat}>
            <SeatMark seat={seat} />
            {number > 1 && number}
          </span>
        );
      })}
      {scene.g.state.malavestros === location.id && <Glyph name={MALAVESTROS} />}
      {rakers > 0 && <Glyph name="raker" />}
    </span>
  );
}

/** What it yields, and to whom as things stand. */
function Foot({ scene, location }: PlaceProps) {
  const { g, say } = scene;
  const jester = g.state.malavestros === location.id;
  const lead = leadAt(g, location);
  return (
    <span class="mc-foot" aria-hidden="true">
      {jester ? (
        <span class="mc-steps">
          <s>
            <Steps scene={scene} deed={location} />
          </s>
          <span class="mc-step">
            +1 <Glyph name="unity" /> {say.say('board.each')}
          </span>
        </span>
      ) : (
        <Steps scene={scene} deed={location} />
      )}
      {lead && <Leader lead={lead} />}
    </span>
  );
}
