/** Two words that take in one word after another (FNV-1a and a second pass): tells things apart, proves nothing. */
const words = new Int32Array(2);

const firstWith = (first: number, word: number): number => Math.imul(first ^ word, 0x01000193);
const secondWith = (second: number, word: number): number =>
  Math.imul(second ^ word, 0x85ebca6b) ^ (second >>> 15);

function take(word: number): void {
  words[0] = firstWith(words[0] as number, word);
  words[1] = secondWith(words[1] as number, word);
}

function begin(): void {
  words[0] = 0x811c9dc5;
  words[1] = 0x1b873593;
}

const DIGITS = Array.from('0123456789abcdef', digit => digit.charCodeAt(0));
const codes: number[] = Array.from({ length: 16 }, () => 0);

/** Built in one call: V8 keeps a concatenation as its pieces. */
function digitsOf(first: number, second: number): string {
  for (let i = 0; i < 8; i++) {
    const shift = 28 - 4 * i;
    codes[i] = DIGITS[(first >>> shift) & 15] as number;
    codes[i + 8] = DIGITS[(second >>> shift) & 15] as number;
  }
  return String.fromCharCode(...codes);
}

/** A cache of the hashes written last, direct-mapped by their first word. */
const AT_HAND = 1024;
const writtenWords = new Int32Array(2 * AT_HAND);
const writtenTexts: string[] = Array.from({ length: AT_HAND }, () => digitsOf(0, 0));

/** Logs keep the hash of every question, and questions repeat: the cache makes equal hashes one string in memory. */
function taken(): string {
  const first = words[0] as number;
  const second = words[1] as number;
  const place = first & (AT_HAND - 1);
  if (writtenWords[2 * place] !== first || writtenWords[2 * place + 1] !== second) {
    writtenWords[2 * place] = first;
    writtenWords[2 * place + 1] = second;
    writtenTexts[place] = digitsOf(first, second);
  }
  return writtenTexts[place] as string;
}

/** Hashes a text with the two words in local variables: most input is text. */
function takeText(text: string): void {
  let [first, second] = [words[0] as number, words[1] as number];
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    first = firstWith(first, letter);
    second = secondWith(second, letter);
  }
  words[0] = first;
  words[1] = second;
}

/** The tag before each kind of value, so that no two values hash alike by their content alone. */
const WHOLE = 1;
const OTHER_NUMBER = 2;
const TEXT = 3;
const YES = 4;
const NO = 5;
const LIST = 6;
const KEY = 7;
const END = 8;

function takeValue(value: unknown): void {
  switch (typeof value) {
    case 'number':
      if ((value | 0) === value) {
        take(WHOLE);
        take(value);
      } else {
        take(OTHER_NUMBER);
        takeText(String(value));
        take(END);
      }
      break;
    case 'string':
      take(TEXT);
      takeText(value);
      take(END);
      break;
    case 'boolean':
      take(value ? YES : NO);
      break;
    case 'object':
      if (Array.isArray(value)) {
        take(LIST);
        for (let i = 0; i < value.length; i++) takeValue(value[i]);
      } else takeEntries(value as Fields);
      take(END);
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Members that are undefined count as absent. */
function takeEntry(key: string, value: unknown): void {
  if (value === undefined) return;
  take(KEY);
  takeText(key);
  takeValue(value);
}

/** Keys in the order they were written. */
function takeEntries(record: Fields, leftOut?: string): void {
  for (const key in record) if (key !== leftOut) takeEntry(key, record[key]);
}

/** A short hash of a text. */
export function hash(text: string): string {
  begin();
  takeText(text);
  return taken();
}

/** A short hash of plain data without one of its keys; no JSON is written for it. */
export function hashOf(record: object, leftOut?: string): string {
  begin();
  takeEntries(record as Fields, leftOut);
  return taken();
}

/** A hash of these keys in this order as a small integer, which takes no room of its own where many are kept. */
export function sumOf(record: object, keys: readonly string[]): number {
  begin();
  for (const key of keys) takeEntry(key, (record as Fields)[key]);
  return (words[0] as number) & 0x3fffffff;
}
