import { entrance } from '@tavolata/boss-monster';
import type { CardId } from '@tavolata/kernel';
import { classes } from '../../shared/strings.ts';
import { Hero } from './Hero.tsx';
import { Px } from './Px.tsx';
import type { SeatProps } from './scene.ts';
import { shortName } from './words.ts';

/** Who fits before the door; the others are counted. */
const IN_SIGHT = 2;

/** The way into my dungeon, and who stands there: first in line in front. */
export function Entrance({ scene, seat }: SeatProps) {
  const { g, say } = scene;
  const line = g.cards(entrance(seat));
  const later = line.slice(1);
  return (
    <section class="bm-entrance" data-zone={entrance(seat)} aria-label={say.say('zone.entrance')}>
      <Px id="entrance" class="bm-gate" />
      <h3>{say.say('zone.entrance')}</h3>
      {later.length > 0 && <p>{say.say('board.then', { names: namesOf(scene, later) })}</p>}
      <div class={classes('bm-line', later.length > 0 && 'several')}>
        {line
          .slice(0, IN_SIGHT)
          .map((hero, i) => <Hero key={hero} scene={scene} card={hero} class={i > 0 ? 'behind' : 'first'} />)
          .reverse()}
      </div>
    </section>
  );
}

const namesOf = (scene: SeatProps['scene'], heroes: readonly CardId[]): string => {
  const names = heroes.slice(0, IN_SIGHT).map(hero => shortName(scene, hero));
  return heroes.length > IN_SIGHT ? `${names.join(', ')} +${heroes.length - IN_SIGHT}` : names.join(', ');
};
