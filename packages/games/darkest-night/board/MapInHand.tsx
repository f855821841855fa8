import { classes, listed, Thing } from '@tavolata/board-kit';
import { BLIGHTS, type BlightDef, LOCATIONS, mightAt } from '@tavolata/darkest-night';
import { Foe } from './Foe.tsx';
import { Glyph } from './Glyph.tsx';
import css from './MapInHand.module.css';
import { type CardProps, whereDue } from './scene.ts';
import { cardName, placeName, termOf } from './words.ts';

const blightCalled = (id: string): BlightDef => BLIGHTS.find(def => def.id === id) as BlightDef;

/** A map card in the Necromancer's hand: the blight it would bring where one is due, and those of the other places. */
export function MapInHand({ scene, card }: CardProps) {
  const { g, say } = scene;
  const def = g.def(card);
  if (def.type !== 'map') return null;
  const here = whereDue(scene);
  const blight = def.blights[here];
  const others = LOCATIONS.map(({ id }) => id).filter(id => id !== here);
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={listed(cardName(scene, card), `${placeName(scene, here)}: ${termOf(scene, blight)}`)}
      class={classes('dn-mapcard', css.card)}
    >
      <span class={css.here}>
        <Foe emblem={blight} />
        <span>
          <b>{termOf(scene, blight)}</b>
          <small>
            {placeName(scene, here)} ·{' '}
            {say.say('night.might', { might: mightAt(g, blightCalled(blight), here) })}
          </small>
        </span>
      </span>
      <ul class={css.others}>
        {others.map(id => (
          <li key={id}>
            <Glyph name={def.blights[id]} />
            {placeName(scene, id)}
          </li>
        ))}
      </ul>
    </Thing>
  );
}
