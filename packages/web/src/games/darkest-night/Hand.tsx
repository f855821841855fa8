import { necromancerHand } from '@tavolata/darkest-night';
import { Thing } from '../../table/Thing.tsx';
import { Card } from './Card.tsx';
import { Sheet } from './Sheet.tsx';
import { dockedHeroes, type Props } from './scene.ts';
import { cardName } from './words.ts';

/** My hero with the cards, and one more; for whoever leads the Necromancer, the hand of map cards. */
export function Hand({ scene }: Props) {
  const { g, me } = scene;
  const maps = me ? g.cards(necromancerHand(me)) : [];
  return (
    <div class="dn-dock">
      {dockedHeroes(scene).map((id, i) => (
        <Sheet key={id} scene={scene} id={id} powers={i === 0 ? 'cards' : 'signs'} />
      ))}
      {maps.length > 0 && (
        <div class="dn-maps" data-zone={me && necromancerHand(me)}>
          {maps.map(card => (
            <Thing key={card} scene={scene} at={{ card }} label={cardName(scene, card)} class="dn-mapcard">
              <Card scene={scene} card={card} />
            </Thing>
          ))}
        </div>
      )}
    </div>
  );
}
