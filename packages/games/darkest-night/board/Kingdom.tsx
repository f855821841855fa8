import { LOCATIONS } from '@tavolata/darkest-night';
import { Darkness } from './Darkness.tsx';
import { Land } from './Land.tsx';
import { nightfall } from './night.ts';
import { Place } from './Place.tsx';
import type { Props } from './scene.ts';
import { Tally } from './Tally.tsx';
import { Ways } from './Ways.tsx';

/** The kingdom by moonlight: it darkens with the Darkness, words and tokens never do. */
export function Kingdom({ scene }: Props) {
  return (
    <div class="dn-map" style={nightfall(scene.g.state.darkness)}>
      <div class="dn-kingdom">
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
