import { defaultOf, heroAt, isTurnOf, itemsOf, nameOf, powersOf } from '@tavolata/darkest-night';
import { Sign } from '../../shared/Sign.tsx';
import { Thing } from '../../table/Thing.tsx';
import { Glyph } from './Glyph.tsx';
import { Item } from './Item.tsx';
import { Power } from './Power.tsx';
import { classes, type HeroProps } from './scene.ts';
import { placeName, seatName, termOf } from './words.ts';

const STATS = ['grace', 'secrecy'] as const;

/** Grace as candles, Secrecy as slanted marks; the default has a white ring. */
export function Stat({ scene, id, stat }: HeroProps & { readonly stat: (typeof STATS)[number] }) {
  const { g, say } = scene;
  const now = heroAt(g, id)[stat];
  const usual = defaultOf(g, id, stat);
  const most = Math.max(now, usual);
  return (
    <p class={`dn-stat ${stat}`}>
      <span>{say.say(`night.${stat}`)}</span>
      <span class="pips" aria-hidden="true">
        {Array.from({ length: most }, (_, i) => (
          <i key={i} class={classes(i < now && 'on', i === usual - 1 && 'usual')} />
        ))}
      </span>
      <b>
        {now}
        <small>/{usual}</small>
      </b>
    </p>
  );
}

/** A hero: emblem, whose it is and where, Grace and Secrecy, powers, items. */
export function Sheet({ scene, id, large }: HeroProps & { readonly large?: boolean }) {
  const { g, say } = scene;
  const { seat, at, fallen, is } = heroAt(g, id);
  const name = nameOf(g, id);
  const powers = g.cards(powersOf(id));
  const items = g.cards(itemsOf(id));
  return (
    <section
      class={classes('dn-sheet', large && 'large', isTurnOf(g, id) && 'turn', is === 'dead' && 'dead')}
    >
      <Thing scene={scene} at={{ place: name }} label={termOf(scene, name)} class="dn-who">
        <span class="dn-disc">
          <Glyph name={name} />
        </span>
        <span>
          <b>{termOf(scene, name)}</b>
          <small>
            <Sign seat={seat} name={seatName(scene, seat)} /> {seatName(scene, seat)} · {placeName(scene, at)}
            {fallen && ` · ${say.say('night.fallen')}`}
          </small>
        </span>
      </Thing>
      <div class="dn-stats">
        {STATS.map(stat => (
          <Stat key={stat} scene={scene} id={id} stat={stat} />
        ))}
      </div>
      <div class={classes('dn-powers', large ? 'in-row' : 'in-column')} data-zone={powersOf(id)}>
        {powers.map(card => (
          <Power key={card} scene={scene} card={card} small={!large} />
        ))}
      </div>
      {items.length > 0 && (
        <div class="dn-items" data-zone={itemsOf(id)}>
          {items.map(card => (
            <Item key={card} scene={scene} card={card} />
          ))}
        </div>
      )}
    </section>
  );
}
