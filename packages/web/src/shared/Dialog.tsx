import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
  readonly open: boolean;
  readonly class: string;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A sheet over the table: Escape, a tap outside or its button close it, and focus goes back where it was. */
export function Dialog({ open, label, onClose, children, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} aria-label={label} onClose={onClose} {...{ closedby: 'any' }} {...rest}>
      {open && children}
    </dialog>
  );
}
