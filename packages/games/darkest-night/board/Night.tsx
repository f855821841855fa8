import { useSignal } from '@preact/signals';
import { classes } from '@tavolata/board-kit';
import { THRESHOLDS } from '@tavolata/darkest-night';
import { Moon } from './Moon.tsx';
import css from './Night.module.css';
import { Opened } from './Opened.tsx';
import type { Props } from './scene.ts';

/** The Darkness where there is no sky; a tap opens every mark of it, and what it brings. */
export function Night({ scene }: Props) {
  const { g, say } = scene;
  const { darkness } = g.state;
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        class={css.moon}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <Moon darkness={darkness} label={say.say('night.darkness-is', { darkness })} class={css.disc} />
        <span class={css.words} aria-hidden="true">
          {say.say('night.darkness')}
        </span>
      </button>
      <Opened
        scene={scene}
        label={say.say('night.darkness')}
        open={isOpen.value}
        onClose={() => {
          isOpen.value = false;
        }}
      >
        <ul class={css.thresholds}>
          {THRESHOLDS.map(({ from }) => (
            <li key={from} class={classes(darkness >= from && css.passed)}>
              <b>{from}</b> {say.say(`night.at-darkness.d${from}`)} {darkness >= from && '✓'}
            </li>
          ))}
        </ul>
      </Opened>
    </>
  );
}
