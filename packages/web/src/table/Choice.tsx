import type { ComponentChildren } from 'preact';
import type { Scene } from '../games/page.ts';

interface Props {
  readonly scene: Pick<Scene, 'picking'>;
  /** Which option of the open question it is. */
  readonly option: number;
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** One option that is no thing of its own on the table, or one of several on the same thing: lit like all others. */
export function Choice({ scene, option, label, class: more = '', children }: Props) {
  const { picking } = scene;
  const chosen = picking?.chosen.value.includes(option) ?? false;
  const press = () => picking?.tap(option);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it may lie inside other things, where a button may not
    <span
      role="button"
      data-option={option}
      tabIndex={0}
      aria-pressed={chosen}
      class={`thing is-${chosen ? 'selected' : 'lit'} ${more}`}
      onClick={press}
      onKeyDown={event => {
        // Space is left to the main answer.
        if (event.key !== 'Enter') return;
        press();
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <span class="unseen">{label}</span>
      {children}
    </span>
  );
}
