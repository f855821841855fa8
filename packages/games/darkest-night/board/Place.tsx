import { classes, readable } from '@tavolata/board-kit';
import { blightsAt, heroesIn, leftItems } from '@tavolata/darkest-night';
import { SPOTS, spot, WIDTH } from './atlas.ts';
import { Blight } from './Blight.tsx';
import { Item } from './Item.tsx';
import { Necromancer } from './Necromancer.tsx';
import css from './Place.module.css';
import { Plate, searchAt } from './Plate.tsx';
import { chanceWord } from './prospects.ts';
import { Relic } from './Relic.tsx';
import type { PlaceProps } from './scene.ts';
import { Token } from './Token.tsx';
import { placeName } from './words.ts';

/** A place of the kingdom: its woodcut, its name, who and what is there. */
export function Place({ scene, at }: PlaceProps) {
  const { g } = scene;
  const heroes = heroesIn(g, at);
  const blights = g.cards(blightsAt(at));
  const isHis = g.state.necromancer === at;
  const isTelling = blights.some(card => chanceWord(scene, { card }) !== undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of things, no form
    <div
      class={classes('dn-place', css.place, css[at], isHis && css.his, heroes.length > 0 && css.kept)}
      style={{ ...spot(SPOTS[at]), '--x': SPOTS[at].x / WIDTH, '--folk': heroes.length }}
      data-at={at}
      role="group"
      aria-label={placeName(scene, at)}
    >
      <svg class={css.scene} aria-hidden="true">
        <use href={`#dn-place-${at}`} class={css.carved} />
        <use href={`#dn-lights-${at}`} />
      </svg>
      <div class={classes('dn-folk', css.folk)}>
        {heroes.map(id => (
          <Token key={id} scene={scene} id={id} />
        ))}
      </div>
      {isHis && <Necromancer scene={scene} />}
      <div class={css.name} {...(searchAt(scene, at) !== undefined && readable(scene, { place: at }))}>
        <Plate scene={scene} at={at} />
        <Relic scene={scene} at={at} />
      </div>
      <div class={classes(css.blights, isTelling && css.telling)} data-zone={blightsAt(at)}>
        {blights.map(card => (
          <Blight key={card} scene={scene} card={card} />
        ))}
        {g.cards(leftItems(at)).map(card => (
          <Item key={card} scene={scene} card={card} as="left" />
        ))}
      </div>
    </div>
  );
}
