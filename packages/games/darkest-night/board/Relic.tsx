import { classes } from '@tavolata/board-kit';
import { heroesIn, itemsOf, keysNeeded, locationDef, relicSite } from '@tavolata/darkest-night';
import { Glyph } from './Glyph.tsx';
import { Item } from './Item.tsx';
import css from './Relic.module.css';
import type { PlaceProps } from './scene.ts';
import { termOf } from './words.ts';

/** The relic in the ground, or the mark it has left; and how many of the keys it takes are here. */
export function Relic({ scene, at }: PlaceProps) {
  const { g, say } = scene;
  const [relic] = g.cards(relicSite(at));
  if (!locationDef(at).relic) return null;
  const keys = heroesIn(g, at)
    .flatMap(id => g.cards(itemsOf(id)))
    .filter(card => g.is(card, 'key')).length;
  if (relic === undefined)
    return (
      <span class={classes('dn-relic', css.relic, css[at])} title={say.say('night.relic-taken')}>
        <span class={css.taken} />
        <span class="unseen">{say.say('night.relic-taken')}</span>
      </span>
    );
  return (
    <span class={classes('dn-relic', css.relic, css[at])} data-zone={relicSite(at)}>
      <Item scene={scene} card={relic} as="buried" />
      {keys > 0 && (
        <small>
          <Glyph name="key" />
          <span class="unseen">{termOf(scene, 'key')}</span>
          {keys}/{keysNeeded(g)}
        </small>
      )}
    </span>
  );
}
