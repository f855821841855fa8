import { isLocked } from '@tavolata/darkest-night';
import { Thing } from '../../table/Thing.tsx';
import { Glyph } from './Glyph.tsx';
import { type CardProps, classes } from './scene.ts';
import { cardName } from './words.ts';

/** An item, an artifact's token or a relic. */
export function Item({ scene, card }: CardProps) {
  const { g } = scene;
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={cardName(scene, card)}
      class={classes('dn-item', g.def(card).type, isLocked(g, card) && 'locked')}
      title={cardName(scene, card)}
    >
      <Glyph name={g.def(card).id} />
      <span>{cardName(scene, card)}</span>
    </Thing>
  );
}
