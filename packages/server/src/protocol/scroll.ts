/** A piece of text that is written again and again, as bytes. */
export type Piece = Uint8Array;

const encoder = new TextEncoder();
export const piece = (text: string): Piece => encoder.encode(text);

/** Where something stands that was written; it stays there until the scroll is used again. */
export interface Passage {
  readonly edition: number;
  readonly start: number;
  readonly end: number;
}

const PAGE = 2 ** 16;
/** So many pages are used again. */
const MOST_PAGES = 64;
/** Longer texts are handed to the engine: going there takes as long as writing so many letters. */
const LONG = 48;
/** A letter of a text may take so many bytes. */
const WIDEST = 3;
const MOST_DIGITS = 16;
const MILLION = 1e6;
const ZERO = 48;
const MINUS = 45;

let editions = 0;

/**
 * Text on its way out, written as the bytes that it will be sent as, one letter after the other. A text glued together of
 * many pieces would be kept as these pieces, gathered later, and thrown away at once: of a small message that was a
 * quarter of the price. Once all are sent the same pages are used again, so that they stay in the processor's cache.
 */
export class Scroll {
  /** Pages that were begun since all letters were sent, and those that can be. */
  private begun: Buffer[] = [];
  private readonly blank: Buffer[] = [];
  private bytes = this.turn();
  private length = 0;
  /** Where the letter begins that is being written: what stands before has been given away. */
  private start = 0;
  /** Changes whenever what was written is no longer where it was; no two scrolls have the same. */
  private edition = ++editions;

  /** Begins another letter, with so many bytes of room for its head. */
  begin(room: number): void {
    this.start = this.length;
    this.reserve(room);
    this.length += room;
  }

  /** How many bytes the letter has, its room included. */
  get at(): number {
    return this.length - this.start;
  }

  /** Ends the letter, with this before what follows its room. */
  end(room: number, head: Piece): Buffer {
    const from = this.start + room - head.length;
    this.bytes.set(head, from);
    this.start = this.length;
    return this.bytes.subarray(from, this.length);
  }

  /** Goes back to where the letter had so many bytes: the rest is as if it had never been written. */
  cut(at: number): void {
    this.length = this.start + at;
  }

  /** The letter was never begun. */
  tear(): void {
    this.cut(0);
    this.edition = ++editions;
  }

  /** Somebody has not taken their letter yet: its page is theirs. */
  keep(letter: Buffer): void {
    this.begun = this.begun.filter(({ buffer }) => buffer !== letter.buffer);
    if (this.bytes.buffer === letter.buffer) this.writeOn(this.turn());
  }

  /** All letters are sent, or kept. */
  rewind(): void {
    const { begun, blank } = this;
    while (begun.length > 1) {
      const page = begun.pop() as Buffer;
      if (blank.length < MOST_PAGES) blank.push(page);
    }
    this.writeOn(begun[0] ?? this.turn());
  }

  piece(piece: Piece): void {
    this.reserve(piece.length);
    const { bytes, length } = this;
    for (let i = 0; i < piece.length; i++) bytes[length + i] = piece[i] as number;
    this.length = length + piece.length;
  }

  text(text: string): void {
    this.reserve(WIDEST * text.length);
    const { bytes, length } = this;
    const short = text.length <= LONG ? text.length : 0;
    for (let i = 0; i < short; i++) {
      const letter = text.charCodeAt(i);
      if (letter > 127) return this.encode(text);
      bytes[length + i] = letter;
    }
    if (short < text.length) return this.encode(text);
    this.length = length + short;
  }

  json(value: unknown): void {
    this.text(JSON.stringify(value) ?? 'null');
  }

  /** A whole number that is exactly one. */
  whole(value: number): void {
    this.reserve(MOST_DIGITS + 1);
    let rest = value;
    if (rest < 0) {
      this.bytes[this.length++] = MINUS;
      rest = -rest;
    }
    // Large ones, as times are, in two parts: an engine divides small ones many times as fast.
    if (rest >= MILLION) {
      this.whole(Math.floor(rest / MILLION));
      this.digits(rest % MILLION, 6);
    } else this.digits(rest, digitsOf(rest));
  }

  /** What stands in the letter from there on. */
  passageFrom(at: number): Passage {
    return { edition: this.edition, start: this.start + at, end: this.length };
  }

  has({ edition }: Passage): boolean {
    return edition === this.edition;
  }

  /** The same once more. */
  again({ start, end }: Passage): void {
    const { bytes } = this;
    this.reserve(end - start);
    if (bytes === this.bytes) bytes.copyWithin(this.length, start, end);
    else bytes.copy(this.bytes, this.length, start, end);
    this.length += end - start;
  }

  toString(): string {
    return this.bytes.toString('utf8', this.start, this.length);
  }

  private digits(value: number, count: number): void {
    const { bytes, length } = this;
    let rest = value | 0;
    for (let i = length + count - 1; i >= length; i--) {
      const next = (rest / 10) | 0;
      bytes[i] = ZERO + rest - 10 * next;
      rest = next;
    }
    this.length = length + count;
  }

  private encode(text: string): void {
    this.length += this.bytes.write(text, this.length, 'utf8');
  }

  private reserve(more: number): void {
    if (this.length + more > this.bytes.length) this.grow(more);
  }

  /** What was given away stays where it is; the letter that is being written moves. */
  private grow(more: number): void {
    const { start, bytes, length } = this;
    this.writeOn(this.turn(length - start + more));
    this.length = bytes.copy(this.bytes, 0, start, length);
  }

  private writeOn(page: Buffer): void {
    this.bytes = page;
    this.length = 0;
    this.start = 0;
    this.edition = ++editions;
  }

  /** Another page. A long letter has one of its own, which nobody uses again. */
  private turn(needed = 0): Buffer {
    if (needed > PAGE) return Buffer.allocUnsafeSlow(2 * needed);
    const page = this.blank.pop() ?? Buffer.allocUnsafeSlow(PAGE);
    this.begun.push(page);
    return page;
  }
}

function digitsOf(value: number): number {
  if (value < 10) return 1;
  if (value < 100) return 2;
  if (value < 1000) return 3;
  if (value < 10_000) return 4;
  return value < 100_000 ? 5 : 6;
}
