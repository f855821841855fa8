import { classes } from '@tavolata/board-kit';
import { blightsIn, heroesIn, LOCATIONS, type LocationName } from '@tavolata/darkest-night';
import { Darkness } from './Darkness.tsx';
import css from './Kingdom.module.css';
import { Land } from './Land.tsx';
import { nightfall } from './night.ts';
import { Place } from './Place.tsx';
import { chanceWord } from './prospects.ts';
import type { NightScene, Props } from './scene.ts';
import { Tally } from './Tally.tsx';
import { Ways } from './Ways.tsx';

/** The places of which something holds, for style sheets: neighbours make room for each other. */
const placesWhere = (holds: (at: LocationName) => boolean): string =>
  LOCATIONS.flatMap(({ id }) => (holds(id) ? [id] : [])).join(' ');

const hasChances = (scene: NightScene, at: LocationName): boolean =>
  blightsIn(scene.g, at).some(card => chanceWord(scene, { card }) !== undefined);

/** The kingdom by moonlight: it darkens with the Darkness, words and tokens never do. */
export function Kingdom({ scene }: Props) {
  const { g } = scene;
  return (
    <div class={classes('dn-map', css.map)} style={nightfall(g.state.darkness)}>
      <div
        class={classes('dn-kingdom', css.kingdom)}
        style={{ '--at-village': blightsIn(g, 'village').length }}
        data-kept={placesWhere(at => heroesIn(g, at).length > 0)}
        data-blights={placesWhere(at => blightsIn(g, at).length > 0)}
        data-chances={placesWhere(at => hasChances(scene, at))}
      >
        <Land />
        <Ways scene={scene} />
        {LOCATIONS.map(({ id }) => (
          <Place key={id} scene={scene} at={id} />
        ))}
      </div>
      <Darkness scene={scene} />
      <Tally scene={scene} />
    </div>
  );
}
