import { classes } from '@tavolata/board-kit';
import { FACTIONS, LOCATIONS } from '@tavolata/mourners-call';
import { Chamber } from './Chamber.tsx';
import css from './City.module.css';
import type { Props } from './scene.ts';

/** A row is a faction; a column, read downwards, is the order in which locations are resolved. */
export function City({ scene }: Props) {
  return (
    <section class={css.city} aria-label={scene.say.say('board.city')} data-zone="city">
      {FACTIONS.map(faction => (
        <div key={faction} class={classes(css.stratum, css[faction])}>
          {LOCATIONS.filter(location => location.faction === faction).map(location => (
            <Chamber key={location.id} scene={scene} location={location} />
          ))}
        </div>
      ))}
    </section>
  );
}
