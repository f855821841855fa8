import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

interface Props {
  /** What the first button is called, if what it shows does not say so. */
  readonly label?: string;
  /** What the second one does, in so many words. */
  readonly really: string;
  readonly onSure: () => void;
  /** Whether the first button has been pressed, for whoever else has to know. */
  readonly meant?: Signal<boolean>;
  /** −1 within a list that is one stop of the Tab key. */
  readonly tabIndex?: number;
  readonly children: ComponentChildren;
}

/** It may come up below what is seen of a menu. */
const intoView = (button: HTMLElement | null): void => button?.scrollIntoView({ block: 'nearest' });

/** What cannot be taken back: the second button says what it does, and is not where the first one was. */
export function Sure({ label, really, onSure, meant, tabIndex, children }: Props) {
  const own = useSignal(false);
  const isMeant = meant ?? own;
  return (
    <>
      <button
        type="button"
        class="btn"
        aria-label={label}
        aria-expanded={isMeant.value}
        tabIndex={tabIndex}
        onClick={() => {
          isMeant.value = !isMeant.value;
        }}
      >
        {children}
      </button>
      {isMeant.value && (
        <button type="button" class="btn bad" ref={intoView} tabIndex={tabIndex} onClick={onSure}>
          {really}
        </button>
      )}
    </>
  );
}
