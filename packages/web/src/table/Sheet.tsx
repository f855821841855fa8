import type { ComponentChildren } from 'preact';
import { Dialog } from '../shared/Dialog.tsx';
import { Icon } from '../shared/Icon.tsx';
import { say } from '../shared/Say.tsx';
import { classes } from '../shared/strings.ts';

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
        <header>
          <div>
            <h2>{title}</h2>
          </div>
          <button type="button" class="tv-icon" aria-label={say('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </Dialog>
  );
}
