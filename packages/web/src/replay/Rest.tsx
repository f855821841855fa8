import { useSignal } from '@preact/signals';
import { Icon, say } from '@tavolata/board-kit';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

/** What is not needed at every step: in the same line where it is wide enough, else behind a button of its own. */
export function Rest({ children }: { readonly children: ComponentChildren }) {
  const isOpen = useSignal(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        class="btn scrub-more"
        aria-label={say('replay.more')}
        aria-expanded={isOpen.value}
        aria-controls={id}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <Icon name={isOpen.value ? 'close' : 'up'} />
      </button>
      <div class="scrub-rest" id={id} data-open={isOpen.value ? 'yes' : undefined}>
        {children}
      </div>
    </>
  );
}
