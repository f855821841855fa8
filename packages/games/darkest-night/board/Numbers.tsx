import { classes } from '@tavolata/board-kit';
import { Glyph } from './Glyph.tsx';
import css from './Numbers.module.css';
import { STATS } from './Stat.tsx';
import type { Props as SceneProps } from './scene.ts';

interface Props extends SceneProps {
  readonly of: Readonly<Record<(typeof STATS)[number], number>>;
  readonly class?: string | undefined;
}

/** Grace and Secrecy as two numbers. */
export const Numbers = ({ scene, of, class: more }: Props) => (
  <span class={more}>
    {STATS.map(stat => (
      <span key={stat} class={classes(css.stat, css[stat])} title={scene.say.say(`night.${stat}`)}>
        <Glyph name={`sign-${stat}`} />
        <span class="unseen">{scene.say.say(`night.${stat}`)}</span>
        <b>{of[stat]}</b>
      </span>
    ))}
  </span>
);
