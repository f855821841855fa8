import { Thing } from '@tavolata/board-kit';
import type { ComponentProps } from 'preact';
import css from './Drawn.module.css';
import type { Props } from './scene.ts';

type DrawnProps = Omit<ComponentProps<typeof Thing>, 'scene'> & Props;

/** A thing whose drawing is for eyes: those who listen are told its label, whether it can be picked or not. */
export function Drawn({ scene, at, label, children, ...props }: DrawnProps) {
  const isCalm = (scene.draft?.standing(at) ?? 'calm') === 'calm';
  return (
    <Thing scene={scene} at={at} label={label} {...props}>
      {isCalm && !('card' in at) && <span class="unseen">{label}</span>}
      <div class={css.drawn} aria-hidden="true">
        {children}
      </div>
    </Thing>
  );
}
