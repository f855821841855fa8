import { necromancerHand } from '@tavolata/darkest-night';
import { Thing } from '../../table/Thing.tsx';
import { Card } from './Card.tsx';
import { Sheet } from './Sheet.tsx';
import { myHeroes, type Props } from './scene.ts';
import { cardName } from './words.ts';

/** My heroes, the acting one first; for whoever leads the Necromancer, the hand of map cards. */
export function Hand({ scene }: Props) {
  const { g, me } = scene;
  const heroes = myHeroes(scene);
  const maps = me ? g.cards(necromancerHand(me)) : [];
  return (
    <div class="dn-dock">
      {heroes.map((id, i) => (
        <Sheet key={id} scene={scene} id={id} large={i === 0} />
      ))}
      {maps.map(card => (
        <Thing key={card} scene={scene} at={{ card }} label={cardName(scene, card)} class="dn-mapcard">
          <Card scene={scene} card={card} />
        </Thing>
      ))}
    </div>
  );
}
