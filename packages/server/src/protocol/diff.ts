import { type Passage, type Piece, piece, Scroll } from './scroll.ts';

/**
 * The difference between two pictures, as data a client can apply without knowing what they mean. Most answers change
 * a few numbers of a view that is ten thousand letters long.
 *
 * - `{"=": x}` is the value itself, replacing what was there;
 * - `{"k": d, …}` under `"o"` are changes of an object's members, and `"x"` names members that are gone;
 * - `{"a": [[i, d], …], "n": length}` are changes of an array's items, cut or grown to `n`;
 * - `{"s": [i, n, [x, …]]}`: from place `i` on, `n` items of an array go and these come, as when a card is drawn.
 */
export type Diff =
  | { readonly '=': unknown }
  | { readonly o: Readonly<Record<string, Diff>>; readonly x?: readonly string[] }
  | { readonly a: readonly (readonly [number, Diff])[]; readonly n?: number }
  | { readonly s: readonly [at: number, gone: number, come: readonly unknown[]] };

type Fields = Readonly<Record<string, unknown>>;

/** Writes a difference, as the text that goes over the line; false, and nothing, if they are equal. */
export type Write = (scroll: Scroll, before: unknown, after: unknown) => boolean;

/** The difference written last: what is the same for several is compared once, and copied. */
export class LastDiff {
  private readonly write: Write;
  private before: unknown;
  private after: unknown;
  private isChange = false;
  private passage: Passage | undefined;

  constructor(write: Write = writeDiff) {
    this.write = write;
  }

  of(scroll: Scroll, before: unknown, after: unknown): boolean {
    if (before === this.before && after === this.after && this.passage && scroll.has(this.passage)) {
      if (this.isChange) scroll.again(this.passage);
      return this.isChange;
    }
    const start = scroll.at;
    this.isChange = this.write(scroll, before, after);
    this.passage = scroll.passageFrom(start);
    this.before = before;
    this.after = after;
    return this.isChange;
  }
}

/** Differences of objects that share members with each other: the same for each member. */
export class MemberDiffs {
  private readonly last = new Map<string, LastDiff>();
  private readonly ways: ReadonlyMap<string, Write>;

  /** Some members may be compared in a way of their own. */
  constructor(ways: Readonly<Record<string, Write>> = {}) {
    this.ways = new Map(Object.entries(ways));
  }

  readonly of: Write = (scroll, before, after) =>
    isRecord(before) && isRecord(after)
      ? objectDiff(scroll, before, after, this.memberDiff)
      : writeDiff(scroll, before, after);

  private readonly memberDiff: WriteMember = (scroll, before, after, name) => {
    let last = this.last.get(name);
    if (!last) {
      last = new LastDiff(this.ways.get(name));
      this.last.set(name, last);
    }
    return last.of(scroll, before, after);
  };
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Written while it is found. */
export function writeDiff(scroll: Scroll, before: unknown, after: unknown): boolean {
  if (before === after) return false;
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after)
    return whole(scroll, after);
  if (Array.isArray(before))
    return Array.isArray(after) ? arrayDiff(scroll, before, after) : whole(scroll, after);
  return Array.isArray(after)
    ? whole(scroll, after)
    : objectDiff(scroll, before as Fields, after as Fields, writeDiff);
}

/** The same as a text of its own; nothing if they are equal. */
export function diffText(before: unknown, after: unknown, write: Write = writeDiff): string | undefined {
  const scroll = new Scroll();
  return write(scroll, before, after) ? scroll.toString() : undefined;
}

const WHOLE = piece('{"=":');
const BRACE = piece('}');
const BRACES = piece('}}');

export function whole(scroll: Scroll, value: unknown): true {
  scroll.piece(WHOLE);
  if (Number.isSafeInteger(value)) scroll.whole(value as number);
  else scroll.json(value);
  scroll.piece(BRACE);
  return true;
}

function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((item, i) => isEqual(item, other[i]))
    );
  if (Array.isArray(other)) return false;
  const [fields, others] = [one as Fields, other as Fields];
  for (const key in others) if (!isEqual(own(fields, key), others[key])) return false;
  for (const key in fields) if (fields[key] !== undefined && own(others, key) === undefined) return false;
  return true;
}

function arrayDiff(scroll: Scroll, before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return spliceDiff(scroll, before, after);
  // One item is told whole or not at all: nobody needs to hear where it lies.
  if (after.length === 1) return isEqual(before[0], after[0]) ? false : whole(scroll, after);
  return itemsDiff(scroll, before, after);
}

const ITEMS = piece('{"a":[');
const ITEM = piece('[');
const NEXT_ITEM = piece(',[');
const COMMA = piece(',');
const BRACKET = piece(']');
const LENGTH = piece(',"n":');

function itemsDiff(scroll: Scroll, before: readonly unknown[], after: readonly unknown[]): boolean {
  const both = Math.min(before.length, after.length);
  const nextChange = nextChanges[typeof after[0]] ?? nextItem;
  const start = scroll.at;
  let count = 0;
  scroll.piece(ITEMS);
  for (let i = 0; i < after.length; i++) {
    i = nextChange(before, after, i, both);
    if (i >= after.length) break;
    const here = scroll.at;
    scroll.piece(count === 0 ? ITEM : NEXT_ITEM);
    scroll.whole(i);
    scroll.piece(COMMA);
    if (i < both ? writeDiff(scroll, before[i], after[i]) : whole(scroll, after[i])) {
      scroll.piece(BRACKET);
      count++;
    } else scroll.cut(here);
  }
  const isSameLength = before.length === after.length;
  if (count === 0 && isSameLength) {
    scroll.cut(start);
    return false;
  }
  // Small things, or things all different, are told faster whole.
  if (count * 2 > after.length) {
    scroll.cut(start);
    return whole(scroll, after);
  }
  scroll.piece(BRACKET);
  if (!isSameLength) {
    scroll.piece(LENGTH);
    scroll.whole(after.length);
  }
  scroll.piece(BRACE);
  return true;
}

/** The next place from `i` on, before `both`, where two lists hold not the very same. */
type NextChange = (before: readonly unknown[], after: readonly unknown[], i: number, both: number) => number;

// Three times the same: long lists are of numbers or of names, and where an engine meets but one kind it is much faster.

const nextItem: NextChange = (before, after, i, both) => {
  let at = i;
  while (at < both && before[at] === after[at]) at++;
  return at;
};

const nextNumber: NextChange = (before, after, i, both) => {
  let at = i;
  while (at < both && before[at] === after[at]) at++;
  return at;
};

const nextName: NextChange = (before, after, i, both) => {
  let at = i;
  while (at < both && before[at] === after[at]) at++;
  return at;
};

const nextChanges: Readonly<Record<string, NextChange>> = { number: nextNumber, string: nextName };

/** Changing an item takes about as many letters as bringing so many. */
const ITEMS_PER_CHANGE = 3;

const SPLICE = piece('{"s":[');
const SPLICE_END = piece(']}');

/** Of more or fewer items than before: what lies between the same beginning and the same end, or item by item. */
function spliceDiff(scroll: Scroll, before: readonly unknown[], after: readonly unknown[]): boolean {
  const all = after.length;
  const both = Math.min(before.length, all);
  let start = 0;
  while (start < both && isEqual(before[start], after[start])) start++;
  let end = 0;
  while (end < both - start && isEqual(before[before.length - 1 - end], after[all - 1 - end])) end++;
  const come = all - end - start;
  let changes = all - both;
  for (let i = start; i < both && changes * ITEMS_PER_CHANGE < come; i++)
    if (!isEqual(before[i], after[i])) changes++;
  if (changes * ITEMS_PER_CHANGE < come) return itemsDiff(scroll, before, after);
  if (come * 2 > all) return whole(scroll, after);
  scroll.piece(SPLICE);
  scroll.whole(start);
  scroll.piece(COMMA);
  scroll.whole(before.length - start - end);
  scroll.piece(COMMA);
  scroll.json(after.slice(start, all - end));
  scroll.piece(SPLICE_END);
  return true;
}

/** What is undefined does not go over a line, and what every object inherits even less: it is not there. */
function own(fields: Fields, key: string): unknown {
  const value = fields[key];
  return typeof value === 'function' ? undefined : value;
}

/** The name of a member as JSON, alone or ready for what follows. */
interface Name {
  readonly alone: Piece;
  readonly first: Piece;
  readonly next: Piece;
}

const names = new Map<string, Name>();
/** Names of members come again and again; should they be strangely many, nobody keeps them all. */
const MOST_NAMES = 10_000;

function nameOf(key: string): Name {
  let name = names.get(key);
  if (name === undefined) {
    const alone = JSON.stringify(key);
    name = { alone: piece(alone), first: piece(`{"o":{${alone}:`), next: piece(`,${alone}:`) };
    if (names.size >= MOST_NAMES) names.clear();
    names.set(key, name);
  }
  return name;
}

/** A word that comes again and again, as JSON. */
export const quoted = (word: string): Piece => nameOf(word).alone;

type WriteMember = (scroll: Scroll, before: unknown, after: unknown, key: string) => boolean;

const NO_MEMBERS = piece('{"o":{');
const GONE = piece('},"x":[');

/** What is said where there must be a difference and is none. */
export const NO_CHANGE = piece('{"o":{}}');

function objectDiff(scroll: Scroll, before: Fields, after: Fields, memberDiff: WriteMember): boolean {
  let isChanged = false;
  let kept = 0;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    const known = own(before, key);
    if (known !== undefined) kept++;
    if (known === value) continue;
    const here = scroll.at;
    const { first, next } = nameOf(key);
    scroll.piece(isChanged ? next : first);
    if (memberDiff(scroll, known, value, key)) isChanged = true;
    else scroll.cut(here);
  }
  const isGone = sizeOf(before) > kept;
  if (!isChanged && !isGone) return false;
  if (!isGone) {
    scroll.piece(BRACES);
    return true;
  }
  if (!isChanged) scroll.piece(NO_MEMBERS);
  scroll.piece(GONE);
  goneDiff(scroll, before, after);
  scroll.piece(SPLICE_END);
  return true;
}

/** Mostly nothing is gone: to count is faster than to look for each member. */
function sizeOf(fields: Fields): number {
  let size = 0;
  for (const key in fields) if (fields[key] !== undefined) size++;
  return size;
}

function goneDiff(scroll: Scroll, before: Fields, after: Fields): void {
  let isFirst = true;
  for (const key in before)
    if (before[key] !== undefined && own(after, key) === undefined) {
      if (!isFirst) scroll.piece(COMMA);
      scroll.piece(nameOf(key).alone);
      isFirst = false;
    }
}

/** What a client does with it; the page has the same few lines. */
export function applyDiff(before: unknown, diff: Diff): unknown {
  if ('=' in diff) return diff['='];
  if ('s' in diff) {
    const [at, gone, come] = diff.s;
    return (before as readonly unknown[]).toSpliced(at, gone, ...come);
  }
  if ('a' in diff) {
    const items = (before as readonly unknown[]).slice(0, diff.n);
    for (const [i, change] of diff.a) items[i] = applyDiff(items[i], change);
    return items;
  }
  const copy: Record<string, unknown> = { ...(before as Fields) };
  for (const key of diff.x ?? []) delete copy[key];
  for (const key of Object.keys(diff.o)) copy[key] = applyDiff(copy[key], diff.o[key] as Diff);
  return copy;
}
