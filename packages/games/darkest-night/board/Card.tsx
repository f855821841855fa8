import { classes, isHidden } from '@tavolata/board-kit';
import { type BlightDef, enemyDef, mightOf, type PowerDef } from '@tavolata/darkest-night';
import { whenOf } from './Blight.tsx';
import css from './Card.module.css';
import { Glyph } from './Glyph.tsx';
import { MapTable } from './MapTable.tsx';
import type { CardProps } from './scene.ts';
import { cardName } from './words.ts';

const KINDS = ['action', 'tactic', 'bonus'] as const;

/** The line under the name: kinds of a power; Might and moment of a blight, and what its monster is like. */
function Facts({ scene, card }: CardProps) {
  const { g, say } = scene;
  const def = g.def(card);
  if (def.type === 'power' || def.type === 'artifact') {
    const kinds = KINDS.filter(kind => (def as PowerDef).kinds.includes(kind));
    return (
      <small>
        {kinds.map(kind => say.say(`night.kind.${kind}`)).join(' · ') || say.say(`back.${def.back}`)}
      </small>
    );
  }
  if (def.type !== 'blight') return <small>{say.say(`back.${def.back}`)}</small>;
  const { enemy } = def as BlightDef;
  const { strength = 0, awareness = 0 } = enemy ? enemyDef(enemy) : {};
  return (
    <small>
      {say.say('night.might', { might: mightOf(g, card) })} · {say.say(`night.when.${whenOf(def)}`)}
      {enemy && ` · ${say.say('night.foe', { strength, awareness })}`}
    </small>
  );
}

/** A card at reading size, or smaller: a power, an event, a blight, an item, a map. */
export function Card({ scene, card, size }: CardProps & { readonly size?: 'small' | 'strip' }) {
  const { g, say } = scene;
  const def = g.def(card);
  const hidden = isHidden(def);
  return (
    <div class={classes('dn-card', css.card, css[def.type], size && css[size])}>
      <span class={css.window}>
        <Glyph name={hidden ? 'back' : def.type === 'map' ? 'sign-map' : def.id} />
      </span>
      <em>{cardName(scene, card)}</em>
      {!hidden && <Facts scene={scene} card={card} />}
      {!hidden && def.type === 'map' && <MapTable scene={scene} card={card} />}
      {!hidden && say.has(`card.${def.id}.text`) && <p>{say.say(`card.${def.id}.text`)}</p>}
    </div>
  );
}

/** A card at the size of a thumb. */
export const Thumb = ({ scene, card }: CardProps) => (
  <div class={css.thumb}>
    <Glyph name={scene.g.def(card).type === 'map' ? 'sign-map' : scene.g.def(card).id} />
  </div>
);
