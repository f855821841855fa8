import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
  readonly open: boolean;
  readonly class: string;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Whether something is met that lies around the sheet: browsers call it the sheet itself. */
function isAround({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = (currentTarget as Element).getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** A sheet over the table: Escape, a tap outside or its button close it, and focus goes back where it was. */
export function Dialog({ open, label, onClose, children, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isTap = useRef(false);
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      // A tap begins and ends outside: a finger that lifts off what it held when the sheet came is none.
      onPointerDown={event => {
        isTap.current = isAround(event);
      }}
      onClick={event => {
        if (isTap.current && isAround(event)) dialog.current?.close();
        isTap.current = false;
      }}
      {...rest}
    >
      {open && children}
    </dialog>
  );
}
