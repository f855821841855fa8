import { type Chance, type ChanceMark, KeyedChance } from '../author/chance.ts';
import type { CardId } from '../author/ids.ts';

/** Draws a scenario dictates; what it does not mention comes from the seed. */
export interface ChanceScript {
  readonly dice?: readonly number[];
  /** Cards taken at random, by name, in the order they are taken. */
  readonly cards?: readonly string[];
}

/** Chance that reads from a script and must have used it up in the end. */
export class ScriptedChance implements Chance {
  private readonly seeded: KeyedChance;
  private readonly dice: number[] | undefined;
  private readonly cards: string[] | undefined;
  /** Set once the state exists. */
  nameOf: (card: CardId) => string = String;

  constructor(key: string, script: ChanceScript) {
    this.seeded = new KeyedChance(key);
    this.dice = script.dice && [...script.dice];
    this.cards = script.cards && [...script.cards];
  }

  get left(): string[] {
    return [...(this.dice ?? []).map(String), ...(this.cards ?? [])];
  }

  int(mark: ChanceMark, below: number): number {
    return this.seeded.int(mark, below);
  }

  die(mark: ChanceMark, sides: number): number {
    if (!this.dice) return this.seeded.die(mark, sides);
    const face = this.dice.shift();
    if (face === undefined || face < 1 || face > sides)
      throw new Error(`the script has no die for this roll (${face})`);
    mark.drawn++;
    return face;
  }

  card(mark: ChanceMark, cards: readonly CardId[]): CardId {
    if (!this.cards) return this.seeded.card(mark, cards);
    const name = this.cards.shift();
    const card = cards.find(candidate => this.nameOf(candidate) === name);
    if (card === undefined)
      throw new Error(`the script takes ${name}, which is not among ${cards.map(this.nameOf).join(', ')}`);
    mark.drawn++;
    return card;
  }

  permutation(mark: ChanceMark, size: number): number[] {
    return this.seeded.permutation(mark, size);
  }
}
