import type { Chance, ChanceMark } from '../author/chance.ts';
import { type CardId, FIRST_CARD, type ZoneId } from '../author/ids.ts';
import type { Core } from '../author/state.ts';
import { QuickChance } from '../engine/quick-chance.ts';
import type { Draw } from './standpoint.ts';

/** This world does not agree with what the seat knows. */
export class Disagrees extends Error {}

/** A card that the seat saw after a shuffle was not among those shuffled. */
export class Missing extends Disagrees {
  readonly def: number;
  readonly zone: readonly CardId[];

  constructor(def: number, zone: readonly CardId[]) {
    super(`${def} is not in the zone`);
    this.def = def;
    this.zone = zone;
  }
}

/** Repeats the known draws until the question is reached; from there on draws come from the seed. */
export class GuessedChance implements Chance {
  readonly free: QuickChance;
  private readonly draws: readonly Draw[];
  private next = 0;
  private coreOf: () => Core = () => {
    throw new Error('nothing is played yet');
  };

  constructor(seed: string, draws: readonly Draw[]) {
    this.free = new QuickChance(seed);
    this.draws = draws;
  }

  /** Whose cards are shuffled. */
  serve(coreOf: () => Core): void {
    this.coreOf = coreOf;
  }

  get isSpent(): boolean {
    return this.next >= this.draws.length;
  }

  int(mark: ChanceMark, below: number): number {
    const draw = this.draws[this.next++];
    if (!draw) return this.free.int(mark, below);
    if (draw.kind !== 'number' || draw.of !== below) throw new Disagrees('another number was drawn');
    return draw.fell;
  }

  die(mark: ChanceMark, sides: number): number {
    const draw = this.draws[this.next++];
    if (!draw) return this.free.die(mark, sides);
    if (draw.kind !== 'number' || draw.of !== sides) throw new Disagrees('another die was thrown');
    return draw.fell;
  }

  card(mark: ChanceMark, cards: readonly CardId[]): CardId {
    const draw = this.draws[this.next++];
    if (!draw) return this.free.card(mark, cards);
    if (draw.kind !== 'card' || !cards.includes(draw.fell)) throw new Disagrees('another card was drawn');
    return draw.fell;
  }

  permutation(mark: ChanceMark, size: number): number[] {
    const draw = this.draws[this.next++];
    if (!draw) return this.free.permutation(mark, size);
    if (draw.kind !== 'shuffle') throw new Disagrees('nothing was shuffled');
    return this.shuffle(draw.zone, draw.seen, size);
  }

  /** What was seen afterwards comes to lie where it was seen, all else anywhere. */
  private shuffle(zone: ZoneId, seen: readonly { place: number; def: number }[], size: number): number[] {
    const { zones, def } = this.coreOf();
    const cards = zones[zone] ?? [];
    if (cards.length !== size) throw new Disagrees('another zone was shuffled');
    const left = this.free.permutation({ epoch: 0, drawn: 0 }, size);
    const order = new Map<number, number>();
    for (const { place, def: wanted } of seen) {
      const at = left.findIndex(old => def[(cards[old] as CardId) - FIRST_CARD] === wanted);
      if (at < 0) throw new Missing(wanted, cards);
      order.set(place, left.splice(at, 1)[0] as number);
    }
    return cards.map((_, place) => order.get(place) ?? (left.pop() as number));
  }
}
