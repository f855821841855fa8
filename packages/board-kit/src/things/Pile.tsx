import type { ComponentChildren } from 'preact';
import { classes } from '../words/strings.ts';
import css from './Pile.module.css';

interface Props {
  /** What is written below it, if anything. */
  readonly name: string;
  /** What those who listen are told, its number included. */
  readonly label: string;
  readonly count: number;
  readonly zone: string;
  /** Looks through it; without this nobody may. */
  readonly onOpen?: (() => void) | undefined;
  readonly class?: string;
  /** What its back shows beside the number. */
  readonly children?: ComponentChildren;
}

/** A deck or a discard pile: a back with the number of cards, and its name. */
export function Pile({ name, label, count, zone, onOpen, class: more, children }: Props) {
  const all = classes(css.pile, count === 0 && css.empty, more);
  const drawn = (
    <>
      <span class="unseen">{label}</span>
      <span class={css.back} data-zone={zone} aria-hidden="true">
        {children}
        {count}
      </span>
      {name && (
        <span class={css.name} aria-hidden="true">
          {name}
        </span>
      )}
    </>
  );
  return onOpen ? (
    <button type="button" class={all} onClick={onOpen}>
      {drawn}
    </button>
  ) : (
    <div class={all}>{drawn}</div>
  );
}
