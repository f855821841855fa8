import { soulsTogether } from '@tavolata/four-souls';
import { Glyph } from './Glyph.tsx';
import type { Props } from './scene.ts';
import css from './Together.module.css';

/** Solitaire and co-op: the time that is left, and how far both are together. */
export function Together({ scene }: Props) {
  const { g, say } = scene;
  const { timer, options } = g.state;
  return (
    <div class={css.together}>
      <p class={css.timer} data-zone="timer">
        <Glyph name="timer" /> <b>{timer}</b> <span>{say.say('board.timer', { left: timer })}</span>
      </p>
      <p>
        {options.challenge === 'none'
          ? say.say('board.goal', { souls: soulsTogether(g), goal: options.soulsToWin })
          : say.say(`variant.${options.challenge}.text`)}
      </p>
    </div>
  );
}
