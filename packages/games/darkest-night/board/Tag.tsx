import { classes } from '@tavolata/board-kit';
import css from './Tag.module.css';

/** What it would do, in a word or a chance; whoever shows it says where. */
export const Tag = ({
  does,
  class: more,
}: {
  readonly does: string;
  readonly class?: string | undefined;
}) => <span class={classes('dn-tag', css.tag, more)}>{does}</span>;
