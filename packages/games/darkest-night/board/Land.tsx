import { HEIGHT, pathOf, ROADS, WIDTH } from './atlas.ts';

/** Stars go out group by group. */
const STARS = [0, 1, 2] as const;

/** The land by moonlight, its roads, and the ink that creeps in from the edges. */
export function Land() {
  return (
    <div class="dn-land" aria-hidden="true">
      <svg class="dn-stars" aria-hidden="true">
        {STARS.map(group => (
          <use key={group} href={`#dn-stars-${group}`} class={`group-${group}`} />
        ))}
      </svg>
      <svg class="dn-ground" aria-hidden="true">
        <use href="#dn-land" />
      </svg>
      <svg class="dn-roads" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {ROADS.map((each, i) => (
          <g key={i}>
            <path class="bed" d={pathOf(each)} />
            <path class="stones" d={pathOf(each)} />
          </g>
        ))}
      </svg>
      <svg class="dn-ink" aria-hidden="true">
        <use href="#dn-ink" />
      </svg>
    </div>
  );
}
