export const NO_CHANGE = '{"o":{}}';

type Fields = Readonly<Record<string, unknown>>;

/** How a difference is written, as the text that goes over the line; nothing if they are equal. */
type Write = (before: unknown, after: unknown) => string | undefined;

/** The difference written last: what is the same for several is compared and written once. */
export class LastDiff {
  private readonly write: Write;
  private before: unknown;
  private after: unknown;
  private text: string | undefined;

  constructor(write: Write = diffText) {
    this.write = write;
  }

  of(before: unknown, after: unknown): string | undefined {
    if (before !== this.before || after !== this.after) {
      this.text = this.write(before, after);
      this.before = before;
      this.after = after;
    }
    return this.text;
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

  readonly of: Write = (before, after) =>
    isRecord(before) && isRecord(after)
      ? objectDiff(before, after, this.memberDiff)
      : diffText(before, after);

  private readonly memberDiff = (before: unknown, after: unknown, name: string): string | undefined => {
    let last = this.last.get(name);
    if (!last) {
      last = new LastDiff(this.ways.get(name));
      this.last.set(name, last);
    }
    return last.of(before, after);
  };
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The difference as text, written while the two are compared; undefined if they are equal. */
export function diffText(before: unknown, after: unknown): string | undefined {
  if (before === after) return undefined;
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return whole(after);
  if (Array.isArray(before)) return Array.isArray(after) ? arrayDiff(before, after) : whole(after);
  return Array.isArray(after) ? whole(after) : objectDiff(before as Fields, after as Fields);
}

const whole = (value: unknown): string =>
  Number.isInteger(value) ? `{"=":${value}}` : `{"=":${JSON.stringify(value) ?? null}}`;

const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && diffText(one, other) === undefined);

function arrayDiff(before: readonly unknown[], after: readonly unknown[]): string | undefined {
  if (before.length !== after.length) return spliceDiff(before, after);
  // A list of one is shorter whole than with a place.
  if (after.length === 1) return isEqual(before[0], after[0]) ? undefined : whole(after);
  return itemsDiff(before, after);
}

function itemsDiff(before: readonly unknown[], after: readonly unknown[]): string | undefined {
  const both = Math.min(before.length, after.length);
  let changes = '';
  let count = 0;
  for (let i = 0; i < after.length; i++) {
    const change = i < both ? diffText(before[i], after[i]) : whole(after[i]);
    if (change === undefined) continue;
    changes += `${count++ === 0 ? '' : ','}[${i},${change}]`;
  }
  const length = before.length === after.length ? '' : `,"n":${after.length}`;
  if (count === 0 && length === '') return undefined;
  // Where more than half differ, the whole list is shorter.
  return count * 2 > after.length ? whole(after) : `{"a":[${changes}]${length}}`;
}

/** One changed item takes about as many letters as this many new ones. */
const ITEMS_PER_CHANGE = 3;

/** Of more or fewer items than before: what lies between the same beginning and the same end, or item by item. */
function spliceDiff(before: readonly unknown[], after: readonly unknown[]): string | undefined {
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
  if (changes * ITEMS_PER_CHANGE < come) return itemsDiff(before, after);
  if (come * 2 > all) return whole(after);
  return `{"s":[${start},${before.length - start - end},${JSON.stringify(after.slice(start, all - end))}]}`;
}

/** A member that JSON would write: neither undefined nor an inherited function. */
function own(fields: Fields, key: string): unknown {
  const value = fields[key];
  return typeof value === 'function' ? undefined : value;
}

/** A member's name as JSON, alone, as the first and as a later member: fewer pieces make a text cheaper. */
interface Name {
  readonly alone: string;
  readonly first: string;
  readonly next: string;
}

const names = new Map<string, Name>();
/** The cache of names is emptied beyond this: games have far fewer. */
const MAX_NAMES = 10_000;

function nameOf(key: string): Name {
  let name = names.get(key);
  if (name === undefined) {
    const alone = JSON.stringify(key);
    name = { alone, first: `${alone}:`, next: `,${alone}:` };
    if (names.size >= MAX_NAMES) names.clear();
    names.set(key, name);
  }
  return name;
}

/** A word that is sent often, as JSON, from the cache. */
export const quoted = (word: string): string => nameOf(word).alone;

function objectDiff(
  before: Fields,
  after: Fields,
  memberDiff: (before: unknown, after: unknown, key: string) => string | undefined = diffText,
): string | undefined {
  let changes = '';
  let kept = 0;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    const known = own(before, key);
    if (known !== undefined) kept++;
    if (known === value) continue;
    const change = memberDiff(known, value, key);
    if (change === undefined) continue;
    const { first, next } = nameOf(key);
    changes += (changes === '' ? first : next) + change;
  }
  if (sizeOf(before) > kept) return `{"o":{${changes}},"x":[${goneText(before, after)}]}`;
  return changes === '' ? undefined : `{"o":{${changes}}}`;
}

/** Mostly no member is gone: counting finds that faster than looking for each. */
function sizeOf(fields: Fields): number {
  let size = 0;
  for (const key in fields) if (fields[key] !== undefined) size++;
  return size;
}

function goneText(before: Fields, after: Fields): string {
  let gone = '';
  for (const key in before)
    if (before[key] !== undefined && own(after, key) === undefined)
      gone += `${gone === '' ? '' : ','}${nameOf(key).alone}`;
  return gone;
}
