import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Icon } from '../drawings/Icon.tsx';
import { say } from '../words/say.ts';
import { classes } from '../words/strings.ts';
import css from './Spread.module.css';

interface Props {
  readonly title: string;
  /** How many lie there, in words. */
  readonly count?: string | undefined;
  /** The question all this is laid out for: it can be folded away, and lies here again with the next question. */
  readonly question?: string | undefined;
  /** Without a question: somebody looks, and stops looking. */
  onClose(): void;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** Cards laid out over the table: to be chosen from, or a pile that somebody looks through. */
export function Spread({ title, count, question, onClose, class: more, children }: Props) {
  const folded = useSignal<string | undefined>(undefined);
  if (question !== undefined && folded.value === question)
    return (
      <button type="button" class={classes('btn', css.unfold)} onClick={() => (folded.value = undefined)}>
        {say('spread.unfold')}
      </button>
    );
  const put = () => {
    if (question === undefined) onClose();
    else folded.value = question;
  };
  return (
    <section class={classes(css.spread, more)} aria-label={title}>
      <header class={css.head}>
        <h2 class={css.title}>{title}</h2>
        {count && <span class={css.count}>{count}</span>}
        <button type="button" class={classes('btn', css.close)} onClick={put}>
          {question === undefined && <Icon name="close" />}
          {question === undefined ? say('close') : say('spread.fold')}
        </button>
      </header>
      <div class={css.cards}>{children}</div>
    </section>
  );
}
