import { entrance } from '@tavolata/boss-monster';
import type { CardId } from '@tavolata/kernel';
import css from './Entrance.module.css';
import { Hero } from './Hero.tsx';
import { Px } from './Px.tsx';
import type { SeatProps } from './scene.ts';
import { shortName } from './words.ts';

/** Who fits before the door; the others are counted. */
const IN_SIGHT = 2;

/** The way into my dungeon, and who stands there; `small` is only who stands there. */
export function Entrance({ scene, seat, small }: SeatProps & { readonly small?: boolean }) {
  const { g, say } = scene;
  const line = g.cards(entrance(seat));
  const later = line.slice(1);
  const heroes = line
    .slice(0, IN_SIGHT)
    .map((hero, i) => <Hero key={hero} scene={scene} card={hero} where="waiting" small={small || i > 0} />);
  if (small)
    return (
      <section class={css.small} data-zone={entrance(seat)} aria-label={say.say('zone.entrance')}>
        {heroes}
        {line.length > IN_SIGHT && <b>+{line.length - IN_SIGHT}</b>}
      </section>
    );
  return (
    <section class={css.entrance} data-zone={entrance(seat)} aria-label={say.say('zone.entrance')}>
      <Px id="entrance" class={css.gate} />
      <h3>{say.say('zone.entrance')}</h3>
      {later.length > 0 && <p>{say.say('board.then', { names: namesOf(scene, later) })}</p>}
      <div class={css.line}>{heroes}</div>
    </section>
  );
}

const namesOf = (scene: SeatProps['scene'], heroes: readonly CardId[]): string => {
  const names = heroes.slice(0, IN_SIGHT).map(hero => shortName(scene, hero));
  return heroes.length > IN_SIGHT ? `${names.join(', ')} +${heroes.length - IN_SIGHT}` : names.join(', ');
};
