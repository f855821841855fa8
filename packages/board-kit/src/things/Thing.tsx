import type { ThingRef as At } from '@tavolata/table';
import type { ComponentChildren } from 'preact';
import type { Scene } from '../page/scene.ts';

interface Props {
  readonly scene: Pick<Scene, 'thing'>;
  readonly at: At;
  /** Its full name for those who listen; what is drawn inside is to be hidden from them. */
  readonly label: string;
  /** What it would do if it is lit, in two or three words. */
  readonly does?: string | undefined;
  /** What it would do is written inside, not on a tab above. */
  readonly silent?: boolean;
  readonly class?: string | undefined;
  readonly title?: string | undefined;
  readonly children: ComponentChildren;
}

/** An element of the board that is a thing of the table. */
export function Thing({ scene, at, label, does, silent, class: name = '', title, children }: Props) {
  const { class: state, 'aria-label': said, ...props } = scene.thing(at, label, does);
  if (silent) delete props['data-do'];
  return (
    <div {...props} {...(title !== undefined && { title })} class={`${state} ${name}`}>
      {said !== undefined && <span class="unseen">{String(said)}</span>}
      {children}
    </div>
  );
}
