import { differenceText, type Known, updateText } from '@tavolata/protocol/encode';
import type { Update } from '@tavolata/table';

/** What somebody is told: as text, or as what has yet to become one. */
export type Words = Update | string;

/** What goes over a line at one moment, and what its end knows then. */
interface Frame {
  readonly data: Buffer;
  readonly known: Known | undefined;
}

interface Made extends Frame {
  readonly words: readonly Words[];
  readonly before: Known | undefined;
  readonly wantsDiff: boolean;
}

/** Writes what is told. What several in a row are told alike is written and encoded once, and all share its bytes. */
export class Frames {
  private made: Made | undefined;

  of(words: readonly Words[], before: Known | undefined, wantsDiff: boolean): Frame {
    const { made } = this;
    if (made?.wantsDiff === wantsDiff && isAlike(made.before, before) && areSame(made.words, words))
      return made;
    const writer = new Writer(before, wantsDiff);
    const texts = words.map(item => writer.textOf(item));
    const data = Buffer.from(texts.length === 1 ? (texts[0] as string) : `[${texts.join()}]`);
    this.made = { words, before, wantsDiff, data, known: writer.known };
    return this.made;
  }
}

class Writer {
  /** What was sent last, where differences are wanted. */
  known: Known | undefined;
  private readonly wantsDiff: boolean;

  constructor(known: Known | undefined, wantsDiff: boolean) {
    this.known = known;
    this.wantsDiff = wantsDiff;
  }

  textOf(words: Words): string {
    if (typeof words === 'string') return words;
    const { known } = this;
    const { snapshot } = words;
    if (this.wantsDiff) this.known = { snapshot, question: snapshot.asked?.question ?? known?.question };
    return known ? differenceText(words, known) : updateText(words);
  }
}

const isAlike = (one: Known | undefined, other: Known | undefined): boolean =>
  one?.snapshot === other?.snapshot && one?.question === other?.question;

const areSame = (some: readonly Words[], others: readonly Words[]): boolean =>
  some.length === others.length && some.every((words, i) => words === others[i]);
