import { damageInAll, limits } from '@tavolata/boss-monster';
import { classes, signed } from '../../shared/strings.ts';
import { Health } from './Bits.tsx';
import { spacesOf } from './facts.ts';
import { Figure } from './Hero.tsx';
import { omenOf } from './omen.ts';
import { Glyph } from './Px.tsx';
import { type Path, type PathStop, pathOf } from './path.ts';
import type { Props, SeatProps } from './scene.ts';
import { nameOf, shortName } from './words.ts';

interface PathProps extends SeatProps {
  readonly path: Path | undefined;
}

/** Below the Rooms: Health after each, what was, is and would be; and at the end what would happen. */
export function PathView({ scene, seat, path }: PathProps) {
  const { say } = scene;
  if (!path) return <NoPath scene={scene} seat={seat} />;
  const spaces = spacesOf(scene, seat);
  const free = limits.maxRooms - spaces.length;
  return (
    <div class={classes('bm-path', path.isInside ? 'walking' : 'foretold')}>
      <ol aria-label={say.say('board.path', { hero: nameOf(scene, path.hero) })}>
        <li class={classes('bm-stop start', path.isInside ? 'past' : 'ahead')}>
          <span class="unseen">
            {say.say('board.stop', { room: shortName(scene, path.hero), health: path.start })}
          </span>
          <span class="bm-bust">
            <Figure scene={scene} card={path.hero} />
          </span>
          <Health value={path.start} />
        </li>
        {Array.from({ length: free }, (_, i) => (
          <li key={`free ${i}`} class={classes('bm-stop', path.isInside && 'past')} aria-hidden="true" />
        ))}
        {spaces.map(({ space, card }) => (
          <Stop key={space.id} scene={scene} room={nameOf(scene, card)} stop={path.stops.get(space.id)} />
        ))}
      </ol>
      <Omen scene={scene} seat={seat} path={path} />
    </div>
  );
}

function Stop({ scene, room, stop }: Props & { room: string; stop: PathStop | undefined }) {
  if (!stop) return <li class="bm-stop empty" aria-hidden="true" />;
  const key = stop.isForetold ? 'board.stop-ahead' : 'board.stop';
  return (
    <li class={classes('bm-stop', stop.when, stop.falls && 'falls')}>
      <span class="unseen">{scene.say.say(key, { room, health: stop.health })}</span>
      <span class="bm-delta" aria-hidden="true">
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
    <p class={classes('bm-omen', course.end)}>
      <Glyph name={OMENS[course.end]} />
      <span>{omenOf(scene, seat, course)}</span>
    </p>
  );
}

/** The same for an opponent's dungeon: a sign and a number, while a Hero walks there. */
export function Fate({ scene, seat }: SeatProps) {
  const { active, walk } = scene.g.state;
  const path = walk && active === seat ? pathOf(scene, seat) : undefined;
  if (!path) return null;
  const { course } = path;
  const text = omenOf(scene, seat, course);
  return (
    <span class={classes('bm-fate', course.end)} title={text}>
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
    <div class="bm-path none">
      <p class="bm-omen gone">
        <span>
          {say.say('board.no-hero')} {damage > 0 && say.say('board.all-damage', { damage })}
        </span>
      </p>
    </div>
  );
}
