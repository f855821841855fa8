import { useComputed } from '@preact/signals';
import type { CardId } from '@tavolata/kernel';
import type { DefOf, NamedThing } from '@tavolata/table';
import type { ComponentChild } from 'preact';
import type { Inspecting, Print } from './inspection.ts';

/** Letters no text uses, around a name inside a sentence: where it begins, what it names, where it ends. */
const [BEGIN, SAYS, END] = ['\u{e000}', '\u{e001}', '\u{e002}'];
const MARKED = new RegExp(`${BEGIN}(\\d*)${SAYS}([^${END}]*)${END}`, 'u');

/** For a `Speaker`: names of cards can be found again in what it says. */
export const mark = (name: string, what: NamedThing): string =>
  'card' in what && what.card !== undefined ? `${BEGIN}${what.card}${SAYS}${name}${END}` : name;

/** What makes a word a button. A real one would not break between lines as words do. */
const linkTo = (open: () => void, tabIndex: number) => ({
  role: 'button' as const,
  tabIndex,
  onClick: open,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    open();
  },
});

interface LinkProps {
  readonly inspecting: Inspecting;
  readonly print: Print;
  readonly name: string;
  /** −1 within a list that is one stop of the Tab key. */
  readonly tabIndex?: number;
}

/** The name of a card: a link under the magnifying glass while the view still has that card, a word afterwards. */
export function CardLink({ inspecting, print, name, tabIndex = 0 }: LinkProps) {
  const isKnown = useComputed(() => inspecting.knows(print));
  if (!isKnown.value) return <>{name}</>;
  return (
    <span class="card-link" {...linkTo(() => inspecting.at(print.card), tabIndex)}>
      {name}
    </span>
  );
}

const ALL = new RegExp(MARKED, 'gu');

/** A marked sentence about the table as it is. */
export function linkedNow(text: string, inspecting: Inspecting, defOf: DefOf): ComponentChild[] {
  const cards = [...text.matchAll(ALL)].map(([, card]) => Number(card) as CardId);
  const prints = cards.map(card => ({ card, def: defOf(card).id }));
  return linked(text, prints, inspecting);
}

/** A marked sentence with its cards as links, each as it was when the sentence was said. */
export function linked(
  text: string,
  prints: readonly Print[],
  inspecting: Inspecting,
  tabIndex = 0,
): ComponentChild[] {
  // Split by a pattern with two groups: text, card, name, text, card, name, …, text.
  const parts = text.split(MARKED);
  return parts.flatMap((part, i): ComponentChild[] => {
    if (i % 3 === 0) return [part];
    if (i % 3 === 1) return [];
    const print = prints.find(({ card }) => String(card) === parts[i - 1]);
    if (!print) return [part];
    return [<CardLink key={i} inspecting={inspecting} print={print} name={part} tabIndex={tabIndex} />];
  });
}
