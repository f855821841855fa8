import { type HeroDef, heroHealth } from '@tavolata/boss-monster';
import { classes } from '../../shared/strings.ts';
import { isHidden } from '../../table/scenes.ts';
import { Thing } from '../../table/Thing.tsx';
import { Aim, Health } from './Bits.tsx';
import { doesOf } from './does.ts';
import { aimingAt } from './facts.ts';
import { heroSymbol, Px } from './Px.tsx';
import type { CardProps } from './scene.ts';
import { labelOf, shortName } from './words.ts';

/** A Hero on its feet; two frames, of which the page shows one, or both in turn while it walks. */
export function Figure({ scene, card }: CardProps) {
  const def = scene.g.def(card);
  const symbol = isHidden(def) || def.type !== 'hero' ? 'h-fool' : heroSymbol(def as HeroDef);
  return (
    <span class="bm-figure">
      <Px id={symbol} class="bm-step-0" />
      <Px id={`${symbol}-step`} class="bm-step-1" />
    </span>
  );
}

/** A Hero as a thing of the table, wherever it stands. `named` says its name under its feet. */
export function Hero({ scene, card, named, class: name }: CardProps & { named?: boolean; class?: string }) {
  const aimed = aimingAt(scene, card).length > 0;
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={labelOf(scene, card)}
      does={doesOf(scene, { card })}
      class={classes('bm-hero', aimed && 'is-aimed', name)}
    >
      <Figure scene={scene} card={card} />
      {aimed && <Aim />}
      <Health value={heroHealth(scene.g, card)} />
      {named && (
        <span class="bm-hero-name" aria-hidden="true">
          {shortName(scene, card)}
        </span>
      )}
    </Thing>
  );
}
