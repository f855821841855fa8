import { classes, Dialog, Icon, say } from '@tavolata/board-kit';
import type { ComponentChildren } from 'preact';

interface Props {
  readonly title: string;
  readonly open: boolean;
  readonly class?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Something about the table that lies over it, under its title and with a button that closes it. */
export function Sheet({ title, open, class: name, onClose, children }: Props) {
  return (
    <Dialog class="rule-dialog menu-dialog" label={title} open={open} onClose={onClose}>
      <div class={classes('inspect-panel menu', name)}>
        <SheetHead title={title} close={onClose} />
        {children}
      </div>
    </Dialog>
  );
}

interface HeadProps {
  readonly title: string;
  /** In smaller letters below it. */
  readonly where?: string | undefined;
  readonly close: () => void;
}

export function SheetHead({ title, where, close }: HeadProps) {
  return (
    <header>
      <div>
        <h2>{title}</h2>
        {where && <span>{where}</span>}
      </div>
      <button type="button" class="tv-icon" aria-label={say('close')} onClick={close}>
        <Icon name="close" />
      </button>
    </header>
  );
}
