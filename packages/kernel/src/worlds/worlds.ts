import type { Def, Game } from '../author/game.ts';
import { FIRST_CARD, type Seat } from '../author/ids.ts';
import { Offers } from '../author/offers.ts';
import type { Pick } from '../author/question.ts';
import type { State } from '../author/state.ts';
import { carryOut } from '../engine/carry-out.ts';
import { QuickChance } from '../engine/quick-chance.ts';
import { Run } from '../engine/run.ts';
import { questionInView, viewFor } from '../engine/view.ts';
import { pickWithContent } from './answer-content.ts';
import { dealUnknown } from './deal.ts';
import { Disagrees, GuessedChance, Missing } from './guessed-chance.ts';
import type { Standpoint } from './standpoint.ts';

/** Deals tried before a world is given up, and exchanges tried per deal to place a card it lacks. */
const DEALS = 24;
const EXCHANGES = 24;

/** Complete positions that agree with everything a seat knows. */
export class Worlds<S extends State, D extends Def> {
  readonly game: Game<S, D>;
  readonly standpoint: Standpoint<S>;
  private readonly looks: string;

  constructor(game: Game<S, D>, standpoint: Standpoint<S>) {
    this.game = game;
    this.standpoint = standpoint;
    this.looks = lookOf(standpoint.view, standpoint.question);
  }

  /** The world of a seed; equal standpoints and seeds give equal worlds. Nothing if none was found that agrees. */
  sample(seed: string): World<S, D> | undefined {
    for (let deal = 0; deal < DEALS; deal++) {
      const found = this.attempt(`${seed} ${deal}`);
      if (found) return found;
    }
    return undefined;
  }

  private attempt(seed: string): World<S, D> | undefined {
    const chance = new QuickChance(`${seed} deal`);
    try {
      const state = dealUnknown(this.game, this.standpoint, chance);
      for (let exchange = 0; exchange < EXCHANGES; exchange++) {
        const world = new World(this.game, this.standpoint, state, seed);
        try {
          return this.agrees(world.start()) ? world : undefined;
        } catch (error) {
          if (!(error instanceof Missing)) throw error;
          this.exchange(state, error, chance);
        }
      }
    } catch (error) {
      if (!(error instanceof Disagrees)) throw error;
    }
    return undefined;
  }

  private agrees(run: Run<S, D>): boolean {
    const { seat } = this.standpoint;
    const open = run.questions.find(question => question.seat === seat);
    if (!open) return false;
    const { state, rename } = viewFor(this.game, run.state, seat);
    return lookOf(state, questionInView(open, rename)) === this.looks;
  }

  /** Some card of the zone and one that is what it lacks, wherever that lies, change with each other. */
  private exchange(state: S, { def, zone }: Missing, chance: QuickChance): void {
    const { core } = state;
    for (const { places } of this.standpoint.unknown) {
      const inside = places.filter(index => zone.some(card => card - FIRST_CARD === index));
      const outside = places.filter(index => core.def[index] === def && !inside.includes(index));
      if (inside.length === 0 || outside.length === 0) continue;
      const [from, to] = [inside, outside].map(list => list[chance.below(list.length)] as number) as [
        number,
        number,
      ];
      const changed = core.def.slice();
      [changed[from], changed[to]] = [changed[to] as number, changed[from] as number];
      core.def = changed;
      return;
    }
    throw new Disagrees(`${def} is nowhere to be had`);
  }
}

/** A position as a seat sees it, as a text. What was refused is said to people alone. */
const lookOf = (view: State, { denied: _, ...question }: Standpoint['question']): string =>
  JSON.stringify([view, question]);

/** One imagined world: it can be played from the question as often as one likes, each time with the same chance. */
export class World<S extends State, D extends Def> {
  private readonly game: Game<S, D>;
  private readonly standpoint: Standpoint<S>;
  private readonly state: S;
  private readonly seed: string;
  /** What was offered on the way to the question, judged once for all runs. */
  private offers: Offers | undefined;

  constructor(game: Game<S, D>, standpoint: Standpoint<S>, state: S, seed: string) {
    this.game = game;
    this.standpoint = standpoint;
    this.state = state;
    this.seed = seed;
  }

  /** A run of its own, at the question. */
  start(): Run<S, D> {
    const { game, standpoint } = this;
    const chance = new GuessedChance(this.seed, standpoint.draws);
    const run = new Run(game, game.clone(this.state), chance);
    chance.serve(() => run.state.core);
    const offers = this.offers?.again() ?? new Offers();
    run.g.offers = offers;
    run.advance();
    const held = new Map<Seat, Pick>();
    for (const done of standpoint.done) {
      if (done.t === 'leave') carryOut(game, run, done, held, NO_KEY);
      else {
        const question = run.questions.find(({ seat }) => seat === done.seat);
        const pick = question && pickWithContent(question, done.said, below => chance.free.below(below));
        if (pick === undefined) throw new Disagrees('this could not be answered');
        carryOut(game, run, { t: 'answer', q: '', seat: done.seat, pick, by: 'bot' }, held, NO_KEY);
      }
    }
    run.g.offers = undefined;
    if (!chance.isSpent) throw new Disagrees('less was drawn');
    this.offers ??= offers;
    return run;
  }
}

/** No undo is taken here. */
const NO_KEY = { key: '' };
