import { classes, compact, Name, readable, Thing } from '@tavolata/board-kit';
import { asksForFigures } from './asking.ts';
import css from './Chamber.module.css';
import { Glyph } from './Glyph.tsx';
import { Leader } from './Leader.tsx';
import little from './Little.module.css';
import { crowdAt, crowding, leadAt, limitNow } from './majority.ts';
import { Steps } from './Steps.tsx';
import { CARVINGS, CHAMBERS } from './shapes.ts';
import type { PlaceProps } from './standing.ts';
import { Crowd, Within } from './Within.tsx';
import { placeLabel, termOf } from './words.ts';

/** More leaders than this leave no room for the sign beside them. */
const FEW = 2;

/** A chamber of the city: number, name, figures against the limit, what it yields and to whom. */
export function Chamber({ scene, location }: PlaceProps) {
  const { g, draft } = scene;
  const { id, faction } = location;
  const current = g.state.phase === 'resolution' && draft?.question.params?.what === id;
  const leaders = leadAt(g, location)?.leaders.length ?? 0;
  const inner = (
    <>
      <svg class={css.wall} viewBox="0 0 178 152" preserveAspectRatio="none" aria-hidden="true">
        <path class={css.rock} d={CHAMBERS[faction]} />
        <path class={css.carved} d={CARVINGS[faction]} />
      </svg>
      {compact.value ? (
        <Little scene={scene} location={location} />
      ) : (
        <Wide scene={scene} location={location} />
      )}
    </>
  );
  const name = classes(
    'mc-chamber',
    css.chamber,
    css[faction],
    compact.value ? little.little : css.wide,
    leaders > FEW && css.tied,
    current && 'is-resolving',
  );
  const label = placeLabel(scene, location);
  const looked = readable(scene, { place: id });
  if (asksForFigures(draft))
    return (
      <div {...looked} class={name}>
        <span class="unseen">{label}</span>
        {inner}
      </div>
    );
  const standing = draft?.standing({ place: id });
  if (standing !== 'lit' && standing !== 'selected')
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

function Wide({ scene, location }: PlaceProps) {
  const { g } = scene;
  const { id, faction, number } = location;
  const state = crowding(g, location);
  return (
    <>
      <span class={classes('mc-no', css.no)} aria-hidden="true">
        {number}
      </span>
      <Glyph name={faction} class={classes('mc-key', css.key)} />
      <b class={classes('mc-name', css.name)} aria-hidden="true">
        <Name of={termOf(scene, id)} />
      </b>
      <span class={classes('mc-limit', css.limit, css[state])} aria-hidden="true">
        {state === 'over' && '! '}
        {crowdAt(g, location)}/{limitNow(g)}
      </span>
      <Within scene={scene} location={location} />
      <Foot scene={scene} location={location} />
    </>
  );
}

/** On phones: its number before its name, and how many each has. */
function Little({ scene, location }: PlaceProps) {
  const { g } = scene;
  const state = crowding(g, location);
  return (
    <>
      <b class={classes('mc-name', little.name)} aria-hidden="true">
        <i class={little.no}>{location.number}</i> <Name of={termOf(scene, location.id)} />
      </b>
      <Crowd scene={scene} location={location} class={little.crowd}>
        <span class={classes('mc-limit', little.limit, little[state])}>
          {state === 'over' && '!'}
          {crowdAt(g, location)}/{limitNow(g)}
        </span>
      </Crowd>
    </>
  );
}

/** What it yields, and to whom as things stand. */
function Foot({ scene, location }: PlaceProps) {
  const { g, say } = scene;
  const jester = g.state.malavestros === location.id;
  const lead = leadAt(g, location);
  const deed = <Steps scene={scene} deed={location} class={css.yields} />;
  return (
    <span class={css.foot} aria-hidden="true">
      {jester ? (
        <span class={css.yields}>
          <s class={css.struck}>{deed}</s> +1 <Glyph name="unity" /> {say.say('board.each')}
        </span>
      ) : (
        deed
      )}
      {lead && <Leader lead={lead} class={classes(css.lead, lead.leaders.length === 0 && css.nobody)} />}
    </span>
  );
}
