import { LOCATIONS } from '@tavolata/darkest-night';
import { SPOTS } from './atlas.ts';
import { waysOf } from './foresight.ts';
import { Place } from './Place.tsx';
import { classes, type Props } from './scene.ts';
import { placeName } from './words.ts';

/** Every road once. */
const ROADS = LOCATIONS.flatMap(({ id, adjacent }) =>
  adjacent.filter(other => id < other).map(other => [id, other] as const),
);

const percent = (share: number): string => `${Math.round((share / 6) * 100)}%`;

/** Where the Necromancer may go, with the faces that lead there. */
function Ways({ scene }: Props) {
  const { g, say } = scene;
  const from = SPOTS[g.state.necromancer];
  return (
    <>
      {waysOf(scene).map(({ to, faces, share, hunts }) => {
        const at = SPOTS[to];
        // Staying where he is has no road to stand on.
        const [x, y] = at === from ? [at.x + 10, at.y - 12] : [(from.x + at.x) / 2, (from.y + at.y) / 2];
        return (
          <span
            key={to}
            class={classes('dn-way', hunts && 'hunts')}
            style={{ left: `${x}%`, top: `${y}%` }}
            title={say.say('night.way', { place: placeName(scene, to) })}
          >
            {faces.join(' ')} <b>{percent(share)}</b>
          </span>
        );
      })}
    </>
  );
}

/** The kingdom by moonlight: it darkens with the Darkness, words and tokens never do. */
export function Kingdom({ scene }: Props) {
  const { darkness } = scene.g.state;
  return (
    <div class="dn-kingdom" style={{ '--dark': Math.min(1, darkness / 30) }}>
      <svg class="dn-roads" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {ROADS.map(([one, other]) => (
          <line
            key={`${one} ${other}`}
            x1={SPOTS[one].x}
            y1={SPOTS[one].y}
            x2={SPOTS[other].x}
            y2={SPOTS[other].y}
          />
        ))}
      </svg>
      <Ways scene={scene} />
      {LOCATIONS.map(({ id }) => (
        <Place key={id} scene={scene} at={id} />
      ))}
    </div>
  );
}
