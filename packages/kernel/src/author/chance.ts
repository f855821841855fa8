import { chachaBlock, keyWords } from '../crypto/chacha.ts';
import { fromHex, sha256, toHex, utf8 } from '../crypto/sha256.ts';
import type { CardId } from './ids.ts';

/** What the state remembers of chance: how many words were drawn, and how often undo moved to another key. */
export interface ChanceMark {
  epoch: number;
  drawn: number;
}

/** Where dice and shuffles come from: a keyed stream, or a scenario's script. */
export interface Chance {
  /** A whole number from 0 up to, and without, `below`. */
  int(mark: ChanceMark, below: number): number;
  /** The face of a die from 1 to `sides`; a script may name it. */
  die(mark: ChanceMark, sides: number): number;
  /** One of several cards; a script may name it. */
  card(mark: ChanceMark, cards: readonly CardId[]): CardId;
  /** Orders the first `size` whole numbers. */
  permutation(mark: ChanceMark, size: number): number[];
}

/** SHA-256 of key and salt: shown before the match, it binds every later draw. */
export const commitment = (key: string, salt: string): string => toHex(sha256(fromHex(key + salt)));
/** Any text as a key; it is as secret as the text. */
export const keyOf = (text: string): string => toHex(sha256(utf8(text)));

/** Draws from a keyed counter: the state holds only the counter, so what players have seen predicts nothing. */
export class KeyedChance implements Chance {
  private readonly keys: Uint32Array[];
  private block: Uint32Array = new Uint32Array(16);
  private held = -1;

  constructor(key: string) {
    this.keys = [keyWords(fromHex(key))];
  }

  /** After the n-th undo past the information line draws come from a key derived from the first and n. */
  private keyAt(epoch: number): Uint32Array {
    const known = this.keys[epoch];
    if (known) return known;
    const words = chachaBlock(this.keys[0] as Uint32Array, epoch, [0x756e646f, 0, 0]).slice(0, 8);
    this.keys[epoch] = words;
    return words;
  }

  private word(mark: ChanceMark): number {
    const index = mark.drawn++;
    const place = (index >>> 4) + mark.epoch * 2 ** 28;
    if (place !== this.held) {
      this.block = chachaBlock(this.keyAt(mark.epoch), index >>> 4, [0, 0, 0]);
      this.held = place;
    }
    return this.block[index & 15] as number;
  }

  int(mark: ChanceMark, below: number): number {
    if (!Number.isInteger(below) || below < 1) throw new Error(`no number lies below ${below}`);
    // The rest of 2^32 that would favour small numbers is drawn again.
    const fair = 2 ** 32 - (2 ** 32 % below);
    let word = this.word(mark);
    while (word >= fair) word = this.word(mark);
    return word % below;
  }

  die(mark: ChanceMark, sides: number): number {
    return this.int(mark, sides) + 1;
  }

  card(mark: ChanceMark, cards: readonly CardId[]): CardId {
    return cards[this.int(mark, cards.length)] as CardId;
  }

  permutation(mark: ChanceMark, size: number): number[] {
    const order = Array.from({ length: size }, (_, i) => i);
    for (let last = size - 1; last > 0; last--) {
      const other = this.int(mark, last + 1);
      const kept = order[last] as number;
      order[last] = order[other] as number;
      order[other] = kept;
    }
    return order;
  }
}
