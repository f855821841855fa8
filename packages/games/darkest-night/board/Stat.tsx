import { classes } from '@tavolata/board-kit';
import { defaultOf, heroAt } from '@tavolata/darkest-night';
import { Glyph } from './Glyph.tsx';
import type { HeroProps } from './scene.ts';

export const STATS = ['grace', 'secrecy'] as const;

/** Grace as candles, Secrecy as slanted marks; the default has a white ring, the numeral stands beside. */
export function Stat({ scene, id, stat }: HeroProps & { readonly stat: (typeof STATS)[number] }) {
  const { g, say } = scene;
  const now = heroAt(g, id)[stat];
  const usual = defaultOf(g, id, stat);
  return (
    <p class={`dn-stat ${stat}`}>
      <span class="what">
        <Glyph name={`sign-${stat}`} />
        <span>{say.say(`night.${stat}`)}</span>
      </span>
      <span class="pips" aria-hidden="true">
        {Array.from({ length: Math.max(now, usual) }, (_, i) => (
          <i key={i} class={classes(i < now && 'on', i === usual - 1 && 'usual')} />
        ))}
      </span>
      <b>
        <span>{now}</span>
        <small>/{usual}</small>
      </b>
    </p>
  );
}
