import { mightOf } from '@tavolata/darkest-night';
import { Glyph } from './Glyph.tsx';
import { type CardProps, classes, isHidden } from './scene.ts';
import { cardName } from './words.ts';

/** A card at reading size: a power, an event, a blight, an item. */
export function Card({ scene, card }: CardProps) {
  const { g, say } = scene;
  const def = g.def(card);
  const hidden = isHidden(def);
  return (
    <div class={classes('dn-card', def.type, hidden && 'back')}>
      <span class="window">
        {def.type !== 'map' && !hidden ? <Glyph name={def.id} /> : <Glyph name="sign-map" />}
      </span>
      <em>{cardName(scene, card)}</em>
      {!hidden && <small>{say.say(`back.${def.back}`)}</small>}
      {!hidden && def.type === 'blight' && (
        <b class="might">{say.say('night.might', { might: mightOf(g, card) })}</b>
      )}
      {!hidden && say.has(`card.${def.id}.text`) && <p>{say.say(`card.${def.id}.text`)}</p>}
    </div>
  );
}

/** A card at the size of a thumb. */
export const Thumb = ({ scene, card }: CardProps) => (
  <div class="dn-thumb">
    <Glyph name={scene.g.def(card).type === 'map' ? 'sign-map' : scene.g.def(card).id} />
  </div>
);
