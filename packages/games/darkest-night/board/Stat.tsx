import { classes } from '@tavolata/board-kit';
import { defaultOf, heroAt } from '@tavolata/darkest-night';
import { Glyph } from './Glyph.tsx';
import css from './Stat.module.css';
import type { HeroProps } from './scene.ts';

export const STATS = ['grace', 'secrecy'] as const;

interface Props extends HeroProps {
  readonly stat: (typeof STATS)[number];
  /** The sign and the number alone. */
  readonly short?: boolean;
}

/** Grace as candles, Secrecy as slanted marks; the default has a white ring, the numeral stands beside. */
export function Stat({ scene, id, stat, short }: Props) {
  const { g, say } = scene;
  const now = heroAt(g, id)[stat];
  const usual = defaultOf(g, id, stat);
  return (
    <p class={classes('dn-stat', css.stat, css[stat], short && css.short)} data-stat={stat}>
      <span class="unseen">{`${say.say(`night.${stat}`)} ${now}/${usual}`}</span>
      <span class={css.what} aria-hidden="true">
        <Glyph name={`sign-${stat}`} />
        <span>{say.say(`night.${stat}`)}</span>
      </span>
      <span class={css.pips} aria-hidden="true">
        {Array.from({ length: Math.max(now, usual) }, (_, i) => (
          <i key={i} class={classes(i < now && css.on, i === usual - 1 && css.usual)} />
        ))}
      </span>
      <b class={css.number} aria-hidden="true">
        {now}
        <small>/{usual}</small>
      </b>
    </p>
  );
}
