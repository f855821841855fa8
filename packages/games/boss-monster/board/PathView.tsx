import { classes, signed } from '@tavolata/board-kit';
import { damageInAll, limits } from '@tavolata/boss-monster';
import { Health } from './Bits.tsx';
import { Figure } from './Face.tsx';
import { spacesOf } from './facts.ts';
import { omenOf } from './omen.ts';
import css from './PathView.module.css';
import { Glyph } from './Px.tsx';
import { type Path, type PathStop, pathOf } from './path.ts';
import type { Props, SeatProps } from './scene.ts';
import { nameOf, shortName } from './words.ts';

interface PathProps extends SeatProps {
  readonly path: Path | undefined;
}

/** Below the Rooms: Health after each, what was, is and would be; and at the end what would happen. `heard`: drawn in the Rooms. */
export function PathView({ scene, seat, path, heard }: PathProps & { readonly heard?: boolean }) {
  const { say } = scene;
  if (!path) return <NoPath scene={scene} seat={seat} />;
  const spaces = spacesOf(scene, seat);
  const free = limits.maxRooms - spaces.length;
  return (
    <div class={classes(css.path, !path.isInside && css.foretold, heard && 'unseen')}>
      <ol aria-label={say.say('board.path', { hero: nameOf(scene, path.hero) })}>
        <li class={classes(css.stop, css.start, path.isInside ? css.past : css.ahead)}>
          <span class="unseen">
            {say.say('board.stop', { room: shortName(scene, path.hero), health: path.start })}
          </span>
          <span class={css.bust} aria-hidden="true">
            <Figure scene={scene} card={path.hero} />
          </span>
          <Health value={path.start} />
        </li>
        {Array.from({ length: free }, (_, i) => (
          <li key={`free ${i}`} class={classes(css.stop, path.isInside && css.past)} aria-hidden="true" />
        ))}
        {spaces.map(({ space, card }) => (
          <Stop key={space.id} scene={scene} room={nameOf(scene, card)} stop={path.stops.get(space.id)} />
        ))}
      </ol>
      {!heard && <Omen scene={scene} seat={seat} path={path} />}
    </div>
  );
}

function Stop({ scene, room, stop }: Props & { room: string; stop: PathStop | undefined }) {
  if (!stop) return <li class={css.stop} aria-hidden="true" />;
  const key = stop.isForetold ? 'board.stop-ahead' : 'board.stop';
  return (
    <li class={classes(css.stop, css[stop.when], stop.falls && css.falls)}>
      <span class="unseen">{scene.say.say(key, { room, health: stop.health })}</span>
      <span class={css.delta} aria-hidden="true">
        {stop.changes.map(signed).join(' ')}
      </span>
      <span aria-hidden="true">
        <Health value={stop.health} />
      </span>
    </li>
  );
}

const OMENS = { falls: 'soul', arrives: 'wound', gone: 'adventure', waits: 'adventure' } as const;

export function Omen({ scene, seat, path }: PathProps) {
  if (!path) return null;
  const { course } = path;
  return (
    <p class={classes('bm-omen', css.omen, css[course.end])}>
      <Glyph name={OMENS[course.end]} />
      <span>{omenOf(scene, seat, course)}</span>
    </p>
  );
}

/** The same for an opponent's dungeon: a sign and a number, while a Hero walks there. */
export function Fate({ scene, seat, class: more }: SeatProps & { readonly class?: string | undefined }) {
  const { active, walk } = scene.g.state;
  const path = walk && active === seat ? pathOf(scene, seat) : undefined;
  if (!path) return null;
  const { course } = path;
  const text = omenOf(scene, seat, course);
  return (
    <span class={classes(css.fate, css[course.end], more)} title={text}>
      <Glyph name={OMENS[course.end]} />
      <span class="unseen">{text}</span>
      {(course.end === 'falls' || course.end === 'arrives') && (
        <span aria-hidden="true">+{course.end === 'falls' ? course.souls : course.wounds}</span>
      )}
    </span>
  );
}

/** Nobody comes: what the dungeon would do to whoever came. */
function NoPath({ scene, seat }: SeatProps) {
  const { g, say } = scene;
  const damage = damageInAll(g, seat);
  return (
    <div class={css.path}>
      <p class={css.nobody}>
        <span>
          {say.say('board.no-hero')} {damage > 0 && say.say('board.all-damage', { damage })}
        </span>
      </p>
    </div>
  );
}
