import {
  type Def,
  type Pick,
  type Play,
  playOn,
  type Question,
  type SearchHints,
  type State,
} from '@tavolata/kernel';
import { QuickChance, type Standpoint, type World, Worlds } from '@tavolata/kernel/match';
import { bestOf } from '../best-of.ts';
import type { Below, Bot } from '../bot.ts';
import { candidatesFor } from './candidates.ts';
import { betterHalf, chooseBest, type Trial } from './comparison.ts';
import { Rollout } from './rollout.ts';

/** What a judgement that says nothing of search gets. */
const HINTS: Required<Omit<SearchHints<State, Def>, 'isQuiet'>> = { turns: 1, restraint: 1, win: 100 };
/** Worlds in which all answers are assumed equal before any is played. */
const PRIOR_WORLDS = 2;
/** Fewer worlds tell nothing; where this many were found to agree, more are not asked for. */
const LEAST_WORLDS = 4;
const MOST_WORLDS = 400;

/**
 * A flat search at the root: the best answers of the judgement are played in the same imagined worlds, every seat
 * answering by its judgement from its own view, up to a horizon, and compared. The budget is in decisions played: equal
 * positions, keys and budgets give equal answers everywhere.
 */
export const searchBot = (name: string, budget: number): Bot => ({
  name,
  looks: true,
  imagines: true,
  choose: (...question) => runThrough(ponder(name, budget, ...question)),
  ponder: (...question) => ponder(name, budget, ...question),
});

function runThrough<T>(work: Generator<void, T>): T {
  for (;;) {
    const part = work.next();
    if (part.done) return part.value;
  }
}

function* ponder<S extends State, D extends Def>(
  name: string,
  budget: number,
  view: Play<S, D>,
  question: Question,
  below: Below,
  standpoint?: () => Standpoint<S>,
): Generator<void, Pick> {
  const { judge } = view.game;
  const advices = judge.advise(view, question);
  const own = bestOf(advices, below) ?? question.fallback;
  if (judge.search?.isQuiet?.(view, question, advices)) return own;
  const first = advices.find(({ pick }) => pick === own);
  const others = advices.filter(advice => advice !== first);
  const candidates = candidatesFor(question, first ? [first, ...others] : [], below);
  if (candidates.length < 2) return own;
  if (!standpoint) throw new Error(`${name} must know how it came to this question`);
  return yield* new Search(view, standpoint(), budget, below).best(candidates);
}

/** How often `size` can be halved until two are left, and once more to compare those. */
const halvings = (size: number): number => (size <= 2 ? 1 : 1 + halvings(Math.ceil(size / 2)));

class Search<S extends State, D extends Def> {
  private readonly view: Play<S, D>;
  private readonly question: Question;
  private readonly worlds: Worlds<S, D>;
  private readonly budget: number;
  private readonly seed: string;
  private readonly hints: typeof HINTS;
  private readonly made: (World<S, D> | undefined)[] = [];
  private spent = 0;

  constructor(view: Play<S, D>, standpoint: Standpoint<S>, budget: number, below: Below) {
    this.view = view;
    this.question = standpoint.question;
    this.worlds = new Worlds(view.game, standpoint);
    this.budget = budget;
    this.seed = String(below(2 ** 31));
    this.hints = { ...HINTS, ...view.game.judge.search };
  }

  /** Sequential halving: each round spends an equal share on those that are left, in the same worlds. */
  *best(candidates: readonly Pick[]): Generator<void, Pick> {
    let trials: Trial<Pick>[] = candidates.map(candidate => ({ candidate, values: [] }));
    const rounds = halvings(candidates.length);
    let world = 0;
    for (let round = 1; round <= rounds; round++) {
      const until = (this.budget * round) / rounds;
      const least = round === 1 ? LEAST_WORLDS : 0;
      while ((this.spent < until || world < least) && world < MOST_WORLDS)
        yield* this.playAll(trials, world++);
      if (round < rounds) trials = betterHalf(trials);
    }
    return chooseBest(trials, this.hints.restraint, PRIOR_WORLDS);
  }

  private *playAll(trials: readonly Trial<Pick>[], n: number): Generator<void, void> {
    const world = this.worldOf(n);
    if (!world) {
      this.spent++;
      return;
    }
    for (const { candidate, values } of trials) {
      values.push(this.play(world, candidate, n));
      yield;
    }
  }

  private worldOf(n: number): World<S, D> | undefined {
    if (!(n in this.made)) this.made[n] = this.worlds.sample(`${this.seed} ${n}`);
    return this.made[n];
  }

  /** What comes of an answer in a world. */
  private play(world: World<S, D>, pick: Pick, n: number): number {
    const run = world.start();
    const { game } = run.g;
    const { seat } = this.question;
    const chance = new QuickChance(`${this.seed} ${n} ties`);
    const rollout = new Rollout(run, below => chance.below(below));
    rollout.answer(seat, pick);
    rollout.toHorizon({ turn: (game.turn?.(this.view.state) ?? 0) + this.hints.turns });
    this.spent += rollout.decisions + 1;
    const { result } = run.state.core;
    const end = result ? (result.winners.includes(seat) ? this.hints.win : -this.hints.win) : 0;
    return end + game.judge.value(playOn(game, run.state), seat);
  }
}
