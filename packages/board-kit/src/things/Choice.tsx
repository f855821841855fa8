import type { ComponentChildren } from 'preact';
import type { Scene } from '../page/scene.ts';

interface Props {
  readonly scene: Pick<Scene, 'draft'>;
  /** Which option of the open question it is. */
  readonly option: number;
  readonly label: string;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** One option that is no thing of its own on the table, or one of several on the same thing: lit like all others. */
export function Choice({ scene, option, label, class: more = '', children }: Props) {
  const { draft } = scene;
  const chosen = draft?.chosen.value.includes(option) ?? false;
  const press = () => draft?.tap(option);
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
