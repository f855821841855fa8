import { type CardId, isCard } from '@tavolata/kernel';
import type { Named } from '@tavolata/table';
import type { ComponentChild } from 'preact';

/** Letters no text uses, around a name inside a sentence: where it begins, what it names, where it ends. */
const [BEGIN, SAYS, END] = ['\u{e000}', '\u{e001}', '\u{e002}'];
const MARKED = new RegExp(`${BEGIN}(\\d*)${SAYS}([^${END}]*)${END}`, 'u');

/** For a `Speaker`: names of cards can be found again in what it says. */
export const mark = (name: string, what: Named): string =>
  'card' in what && what.card !== undefined ? `${BEGIN}${what.card}${SAYS}${name}${END}` : name;

/** What makes a word a button. A real one would not break between lines as words do. */
const linkTo = (open: () => void) => ({
  role: 'button' as const,
  tabIndex: 0,
  onClick: open,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    open();
  },
});

/** A marked sentence with its cards as links under the magnifying glass. */
export function linked(text: string, inspect: (card: CardId) => void): ComponentChild[] {
  // Split by a pattern with two groups: text, card, name, text, card, name, …, text.
  const parts = text.split(MARKED);
  return parts.flatMap((part, i): ComponentChild[] => {
    if (i % 3 === 0) return [part];
    const card = Number(parts[i - 1]);
    if (i % 3 === 1 || !isCard(card)) return i % 3 === 1 ? [] : [part];
    return [
      <span key={i} class="card-link" {...linkTo(() => inspect(card))}>
        {part}
      </span>,
    ];
  });
}
