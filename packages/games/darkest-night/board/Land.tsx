import { HEIGHT, pathOf, ROADS, WIDTH } from './atlas.ts';
import css from './Land.module.css';

/** Stars go out group by group. */
const STARS = [0, 1, 2] as const;

/** The land by moonlight, its roads, and the ink that creeps in from the edges. */
export function Land() {
  return (
    <div class={css.land} aria-hidden="true">
      <svg class={css.stars} aria-hidden="true">
        {STARS.map(group => (
          <use key={group} href={`#dn-stars-${group}`} class={css[`group-${group}`]} />
        ))}
      </svg>
      <svg class={css.ground} aria-hidden="true">
        <use href="#dn-land" />
      </svg>
      <svg class={css.roads} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {ROADS.map((each, i) => (
          <g key={i}>
            <path class={css.bed} d={pathOf(each)} />
            <path class={css.stones} d={pathOf(each)} />
          </g>
        ))}
      </svg>
      <svg class={css.ink} aria-hidden="true">
        <use href="#dn-ink" />
      </svg>
    </div>
  );
}
