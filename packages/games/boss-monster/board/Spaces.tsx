import { classes, listed, narrow, Thing } from '@tavolata/board-kit';
import { faceDown, limits, stack } from '@tavolata/boss-monster';
import { Health } from './Bits.tsx';
import { doesOf } from './does.ts';
import { Face, faceOf } from './Face.tsx';
import { plannedDamage, type SpaceFacts, spacesOf } from './facts.ts';
import { Hero } from './Hero.tsx';
import { heroAt, heroBefore } from './hero-here.ts';
import { Glyph } from './Px.tsx';
import type { Path } from './path.ts';
import css from './Spaces.module.css';
import type { SeatProps } from './scene.ts';
import { spaceLabel } from './words.ts';

/** The five spaces of my dungeon, from the entrance to the Boss; free ones lie at the entrance. */
export function Spaces({ scene, seat, path }: SeatProps & { readonly path: Path | undefined }) {
  const spaces = spacesOf(scene, seat);
  const free = limits.maxRooms - spaces.length;
  const planned = plannedDamage(scene);
  return (
    <ol class={css.spaces}>
      {Array.from({ length: free }, (_, i) => (
        <li key={`free ${i}`} class={css.space}>
          <FreeSpace scene={scene} next={i === free - 1} />
        </li>
      ))}
      {spaces.map(facts => (
        <SpaceView
          key={facts.space.id}
          scene={scene}
          facts={facts}
          path={path}
          change={planned.get(facts.space.id)}
        />
      ))}
    </ol>
  );
}

/** Where a new Room would go: the free space nearest to the Rooms (BM-BUILD-03). */
function FreeSpace({ scene, next }: Pick<SeatProps, 'scene'> & { readonly next: boolean }) {
  const { say, draft } = scene;
  const asked = draft?.question.prompt === 'place-where';
  if (!next || !asked) return <div class={css.free} />;
  const denied = draft.denied({ place: 'new' }).length > 0;
  const label = listed(say.say('board.new-space'), denied && say.say('board.basic-only'));
  return (
    <Thing scene={scene} at={{ place: 'new' }} label={label} class={classes(css.free, css.asked)}>
      {denied && <Glyph name="locked" />}
      <b aria-hidden="true">{say.say('board.new-space')}</b>
      {denied && <span aria-hidden="true">{say.say('board.basic-only')}</span>}
    </Thing>
  );
}

interface SpaceProps extends Pick<SeatProps, 'scene'> {
  readonly facts: SpaceFacts;
  readonly path: Path | undefined;
  readonly change: { readonly before: number; readonly after: number } | undefined;
}

function SpaceView({ scene, facts, path, change }: SpaceProps) {
  const { card, seat, space, deactivated, beneath } = facts;
  const { draft } = scene;
  const place = { place: stack(seat, space.id) };
  // A face-down Room is asked about by its place: it has no name to others.
  const asked = facts.faceDown && (draft?.denied(place).length ?? 0) > 0;
  const hero = heroAt(scene, seat, space.id);
  const coming = heroBefore(scene, seat, space.id);
  // Where the path has no line of its own, each Room tells what is left of whoever walks.
  const stop = narrow.value && path?.isInside && !change ? path.stops.get(space.id) : undefined;
  const does = doesOf(scene, { card });
  const marks = { deactivated, faceDown: facts.faceDown, beneath: beneath.length, change, does };
  return (
    <li class={css.space} data-zone={(facts.faceDown ? faceDown : stack)(seat, space.id)}>
      {coming !== undefined && <Hero scene={scene} card={coming} where="before" />}
      <Thing
        scene={scene}
        at={asked ? place : { card }}
        label={spaceLabel(scene, facts)}
        does={does}
        silent
        class={classes('bm-room', faceOf(scene, card, marks))}
      >
        <Face scene={scene} card={card} marks={marks} />
      </Thing>
      {hero !== undefined && <Hero scene={scene} card={hero} where="inside" named={!narrow.value} />}
      {stop && stop.when !== 'now' && (
        <span class={classes(css.after, css[stop.when])} aria-hidden="true">
          <Health value={stop.health} />
        </span>
      )}
    </li>
  );
}
