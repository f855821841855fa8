import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

interface Props {
  /** What the first button is called, if what it shows does not say so. */
  readonly label?: string;
  /** What the second one does, in so many words. */
  readonly really: string;
  readonly onSure: () => void;
  readonly children: ComponentChildren;
}

/** It may come up below what is seen of a menu. */
const intoView = (button: HTMLElement | null): void => button?.scrollIntoView({ block: 'nearest' });

/** What cannot be taken back: the second button says what it does, and is not where the first one was. */
export function Sure({ label, really, onSure, children }: Props) {
  const isMeant = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="btn"
        aria-label={label}
        aria-expanded={isMeant.value}
        onClick={() => {
          isMeant.value = !isMeant.value;
        }}
      >
        {children}
      </button>
      {isMeant.value && (
        <button type="button" class="btn bad" ref={intoView} onClick={onSure}>
          {really}
        </button>
      )}
    </>
  );
}
