import { classes } from '@tavolata/board-kit';
import { necromancerHand } from '@tavolata/darkest-night';
import css from './Hand.module.css';
import { MapInHand } from './MapInHand.tsx';
import { Sheet } from './Sheet.tsx';
import { dockedHeroes, type Props } from './scene.ts';

/** My hero with the cards, and one more; for whoever leads the Necromancer, the hand of map cards. */
export function Hand({ scene }: Props) {
  const { g, me } = scene;
  const maps = me ? g.cards(necromancerHand(me)) : [];
  const heroes = dockedHeroes(scene);
  if (heroes.length + maps.length === 0) return null;
  return (
    <div class={classes('dn-dock', css.dock)}>
      <div class={css.heroes}>
        {heroes.map((id, i) => (
          // Opened or closed, a sheet is another one: browsers keep old styles on parts that change their form.
          <Sheet key={`${id} ${i}`} scene={scene} id={id} size={i === 0 ? 'docked' : 'second'} />
        ))}
        {maps.length > 0 && (
          <div class={classes('dn-maps', css.maps)} data-zone={me && necromancerHand(me)}>
            {maps.map(card => (
              <MapInHand key={card} scene={scene} card={card} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
