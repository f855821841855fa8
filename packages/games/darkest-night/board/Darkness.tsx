import { classes } from '@tavolata/board-kit';
import { DARKNESS, darknessFromBlights, limits, THRESHOLDS } from '@tavolata/darkest-night';
import css from './Darkness.module.css';
import { Moon } from './Moon.tsx';
import type { Props } from './scene.ts';

/** The arc the moon travels, in hundredths of the width and in rem below the top. */
const onArc = (darkness: number) => {
  const part = Math.min(DARKNESS.max, darkness) / DARKNESS.max;
  return { left: `${4.2 + part * 92.6}%`, top: `${5.5 - 13.5 * part * (1 - part)}rem` };
};
/** So many marks away the moon still lies over what a threshold says. */
const NEAR = 2;
const MARKS = Array.from({ length: DARKNESS.max + 1 }, (_, at) => at);

/** The moon on its way over the kingdom: the Darkness, its thresholds, and where it will be after the next turn. */
export function Darkness({ scene }: Props) {
  const { g, say } = scene;
  const { darkness } = g.state;
  const more = darknessFromBlights(g);
  const next = Math.min(DARKNESS.max, darkness + limits.darknessPerRound + more);
  return (
    <section class={css.sky} aria-label={say.say('night.darkness')}>
      <svg class={css.arc} viewBox="0 0 1000 150" preserveAspectRatio="none" aria-hidden="true">
        <path d="M42 88Q505 -20 968 88" />
      </svg>
      {MARKS.map(at => (
        <i key={at} class={classes(css.mark, at <= darkness && css.passed)} style={onArc(at)} />
      ))}
      {THRESHOLDS.map(({ from }) => (
        <div
          key={from}
          class={classes(
            'dn-threshold',
            css.threshold,
            darkness >= from && css.passed,
            Math.abs(darkness - from) <= NEAR && css.near,
            from === DARKNESS.max && css.last,
          )}
          style={onArc(from)}
        >
          <b class={css.hex}>{from}</b>
          <span class={css.brings}>
            {darkness >= from && '✓ '}
            {say.say(`night.at-darkness.d${from}`)}
          </span>
        </div>
      ))}
      {next > darkness && (
        <span class={classes('dn-next', css.next)} style={onArc(next)} aria-hidden="true">
          {next}
        </span>
      )}
      <div class={classes('dn-moon', css.moon)} style={onArc(darkness)}>
        <Moon darkness={darkness} label={say.say('night.darkness-is', { darkness })} />
      </div>
      <p class={css.words}>
        <b>{say.say('night.darkness')}</b>
        {next > darkness && <span>{say.say('night.next-darkness', { darkness, next })}</span>}
        {next > darkness && more > 0 && (
          <span class={css.cold}>{say.say('night.from-blights', { more })}</span>
        )}
      </p>
    </section>
  );
}
