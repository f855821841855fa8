import { classes } from '@tavolata/board-kit';
import type { Aim } from '@tavolata/four-souls';
import { hpOf, maxHpOf, soulsOf } from '@tavolata/four-souls';
import { Flame, Glyph } from './Glyph.tsx';
import css from './Numbers.module.css';
import { type Numbers, STATS } from './numbers.ts';
import type { Props, SeatProps } from './scene.ts';
import { goalOf } from './souls.ts';

const MOST_HEARTS = 5;

/** Hearts, full and broken, and the number. */
export function Hearts({ scene, of }: Props & { readonly of: Aim }) {
  const hp = hpOf(scene.g, of);
  const max = maxHpOf(scene.g, of);
  return (
    <span class={classes(css.figure, css.several)} data-is="hp">
      {max <= MOST_HEARTS ? (
        Array.from({ length: max }, (_, i) => <Glyph key={i} name={i < hp ? 'hp' : 'lost-hp'} />)
      ) : (
        <Glyph name="hp" />
      )}
      <b>
        {hp}
        <small>/{max}</small>
      </b>
    </span>
  );
}

/** A monster's numbers, always in this order: HP, Evasion, Attack. */
export const Stats = ({ of, class: more }: { readonly of: Numbers; readonly class?: string | undefined }) => (
  <span class={classes(css.stats, more)} aria-hidden="true">
    {STATS.filter(name => of[name] !== undefined).map(name => (
      <span key={name} class={css.stat} data-is={name}>
        <Glyph name={name} />
        <b>{of[name]}</b>
      </span>
    ))}
  </span>
);

export function Figure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <span class={css.figure} data-is={name}>
      <Glyph name={name} />
      <b>{value}</b>
    </span>
  );
}

/** Souls won, out of those that win where each has a goal of their own; a soul says what the number counts. */
export function Souls({ scene, seat }: SeatProps) {
  const won = soulsOf(scene.g, seat);
  const goal = goalOf(scene, seat);
  return (
    <span class={classes(css.figure, css.several)} data-is="souls">
      {Array.from({ length: Math.max(goal ?? 1, won) }, (_, i) => (
        <Flame key={i} on={i < won} />
      ))}
      <b>
        {won}
        {goal !== undefined && <small>/{goal}</small>}
      </b>
    </span>
  );
}
