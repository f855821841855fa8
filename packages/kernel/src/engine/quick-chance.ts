import type { Chance, ChanceMark } from '../author/chance.ts';
import { keyOf } from '../author/chance.ts';
import type { CardId } from '../author/ids.ts';
import { chachaBlock, keyWords } from '../crypto/chacha.ts';
import { fromHex } from '../crypto/sha256.ts';

/**
 * Chance for imagined worlds (sfc32). It need be neither provable nor unpredictable, and is drawn from far more often than
 * a match's. Equal seeds give equal draws; the state of the game does not count them.
 */
export class QuickChance implements Chance {
  private a: number;
  private b: number;
  private c: number;
  private count = 1;

  constructor(seed: string) {
    const words = chachaBlock(keyWords(fromHex(keyOf(seed))), 0, [0, 0, 0]);
    [this.a, this.b, this.c] = [words[0] as number, words[1] as number, words[2] as number];
  }

  below(below: number): number {
    const sum = (this.a + this.b + this.count++) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return Math.floor(((sum >>> 0) / 2 ** 32) * below);
  }

  int(_mark: ChanceMark, below: number): number {
    if (!Number.isInteger(below) || below < 1) throw new Error(`no number lies below ${below}`);
    return this.below(below);
  }

  die(mark: ChanceMark, sides: number): number {
    return this.int(mark, sides) + 1;
  }

  card(mark: ChanceMark, cards: readonly CardId[]): CardId {
    return cards[this.int(mark, cards.length)] as CardId;
  }

  permutation(_mark: ChanceMark, size: number): number[] {
    const order = Array.from({ length: size }, (_, i) => i);
    this.shuffle(order);
    return order;
  }

  shuffle<T>(list: T[]): void {
    for (let last = list.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const kept = list[last] as T;
      list[last] = list[other] as T;
      list[other] = kept;
    }
  }
}
