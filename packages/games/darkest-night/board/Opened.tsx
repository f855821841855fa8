import { Dialog, Icon } from '@tavolata/board-kit';
import type { ComponentChildren } from 'preact';
import css from './Opened.module.css';
import type { Props as SceneProps } from './scene.ts';

interface Props extends SceneProps {
  readonly open: boolean;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** What is looked at more closely where the room is small. */
export const Opened = ({ scene, open, label, onClose, children }: Props) => (
  <Dialog class={css.opened ?? ''} label={label} open={open} onClose={onClose}>
    <button type="button" class="tv-icon" aria-label={scene.say.say('close')} onClick={onClose}>
      <Icon name="close" />
    </button>
    {children}
  </Dialog>
);
