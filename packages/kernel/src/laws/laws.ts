import { KeyedChance, keyOf } from '../author/chance.ts';
import type { Def, Game, Setup } from '../author/game.ts';
import { FIRST_CARD, ONLOOKER, type Viewer } from '../author/ids.ts';
import { type Pick, type Question, wrongWith } from '../author/question.ts';
import type { State } from '../author/state.ts';
import { anyPick } from '../engine/any-pick.ts';
import { canonicalJson } from '../engine/digest.ts';
import type { SeatView } from '../engine/view.ts';
import { loadMatch, readMatchFile, saveMatch } from '../match/file.ts';
import { Match, type Rejection, type Secret } from '../match/match.ts';
import { type BreakLaw, BrokenLaw } from './broken.ts';
import { copiesAreCopies, forksAgree, Replica, wrongAnswersChangeNothing } from './positions.ts';
import { secretsDoNotShow, viewsGoOn, viewsNameNoSecret } from './secrets.ts';
import { worldsAgree } from './worlds.ts';

export interface LawPlan {
  readonly seed: string;
  readonly setup: Setup;
  /** Costly laws are checked at every n-th decision, from a first one that the seed draws; 1 for all. */
  readonly costlyEvery: number;
  /** Before which decisions somebody leaves the match. */
  readonly leaveBefore?: readonly number[];
}

interface LawReport {
  readonly decisions: number;
  readonly steps: number;
  /** Questions to replay per fork, at each decision. */
  readonly replays: readonly number[];
}

/**
 * Plays one random match and holds the kernel's laws to it: cheap ones at every decision, costly ones at some. Any
 * game can be handed in; the seed is in every failure.
 */
export function holdLaws<S extends State, D extends Def>(game: Game<S, D>, plan: LawPlan): LawReport {
  const { seed, setup } = plan;
  const secret: Secret = { key: keyOf(`${seed} key`), salt: keyOf(`${seed} salt`) };
  const chance = new KeyedChance(keyOf(`${seed} picks`));
  const mark = { epoch: 0, drawn: 0 };
  const firstCostly = new KeyedChance(keyOf(`${seed} costly`)).int({ epoch: 0, drawn: 0 }, plan.costlyEvery);
  const match = Match.start(game, setup, secret);
  const sums = game.sums?.(match.state) ?? {};
  const replays: number[] = [];
  const seen: Sights<S> = new Map();
  const replica = new Replica(match);
  let decision = 0;
  let turn = 0;
  const broken = (law: string, detail: string) => new BrokenLaw(law, seed, decision, detail);
  while (!match.result) {
    const questions = match.questions;
    if (questions.length === 0) throw broken('somebody is asked', 'no question and no result');
    replays.push(match.toReplay);
    everyCardInOneZone(game, match.state, broken);
    sumsAreConserved(sums, game.sums?.(match.state) ?? {}, broken);
    turn = turnsGoOn(turn, game.turn?.(match.state) ?? 0, broken);
    for (const question of questions) {
      const wrong = wrongWith(question, question.fallback);
      if (wrong) throw broken('every question has a legal default', `${question.prompt}: ${wrong}`);
      if (question.kind === 'pick' && question.options.length === 0)
        throw broken('every question has a legal answer', question.prompt);
    }
    if (decision % plan.costlyEvery === firstCostly)
      costlyLaws(
        match,
        replica,
        seen,
        question => anyPick(question, below => chance.int(mark, below)),
        `${seed} ${decision}`,
        broken,
      );
    if (plan.leaveBefore?.includes(decision)) someoneLeaves(match, below => chance.int(mark, below), broken);
    const open = match.questions;
    const question = open[chance.int(mark, Math.max(1, open.length))];
    decision++;
    if (!question) continue;
    const rejection = match.answer(
      question.seat,
      anyPick(question, below => chance.int(mark, below)),
      'bot',
    );
    if (rejection) throw broken('a legal answer is taken', `${question.prompt}: ${because(rejection)}`);
  }
  everyCardInOneZone(game, match.state, broken);
  filesAndReplays(match, broken);
  return { decisions: decision, steps: match.state.core.steps, replays };
}

/** What each viewer saw when it was last looked at. */
type Sights<S extends State> = Map<Viewer, SeatView<S>>;
type Sums = Readonly<Record<string, number>>;

const because = (rejection: Rejection): string =>
  'report' in rejection ? rejection.report.error : rejection.code;

/** Whoever is still there may leave, whatever is going on. */
function someoneLeaves<S extends State, D extends Def>(
  match: Match<S, D>,
  below: (below: number) => number,
  broken: BreakLaw,
): void {
  const there = match.setup.seats.filter(seat => !match.state.core.left.includes(seat));
  const seat = there[below(Math.max(1, there.length))];
  const rejection = seat && match.leave(seat);
  if (rejection) throw broken('anybody may leave', `${seat}: ${because(rejection)}`);
}

/** 2. Every card instance is in exactly one zone, and its own column says which. */
function everyCardInOneZone<S extends State, D extends Def>(
  game: Game<S, D>,
  state: S,
  broken: BreakLaw,
): void {
  const { core } = state;
  let placed = 0;
  for (const zone in core.zones) {
    const cards = core.zones[zone] ?? [];
    placed += cards.length;
    for (const card of cards) {
      if (core.zone[card - FIRST_CARD] !== zone)
        throw broken(
          'each card is in one zone',
          `${card} is in ${zone} and in ${core.zone[card - FIRST_CARD]}`,
        );
    }
  }
  if (placed !== core.def.length)
    throw broken('each card is in one zone', `${core.def.length} cards, ${placed} in zones of ${game.slug}`);
}

/** 2. What the game counts stays as many as it was. */
function sumsAreConserved(before: Sums, now: Sums, broken: BreakLaw): void {
  const names = Object.keys(now);
  if (names.length !== Object.keys(before).length || names.some(name => now[name] !== before[name]))
    throw broken('sums are conserved', `${canonicalJson(now)} is not ${canonicalJson(before)}`);
}

/** Whoever comes back to a table sees how far it has come by the turn. */
function turnsGoOn(before: number, now: number, broken: BreakLaw): number {
  if (!Number.isInteger(now) || now < before) throw broken('turns go on', `${now} after ${before}`);
  return now;
}

/** The simplest law that is broken should be the one that says so: what follows builds on what comes before. */
function costlyLaws<S extends State, D extends Def>(
  match: Match<S, D>,
  replica: Replica<S, D>,
  seen: Sights<S>,
  pickFor: (question: Question) => Pick,
  key: string,
  broken: BreakLaw,
): void {
  copiesAreCopies(match, broken);
  forksAgree(match, broken);
  replica.follow(match, broken);
  replica.undoReturns(pickFor, broken);
  wrongAnswersChangeNothing(match, broken);
  for (const viewer of [...match.setup.seats, ONLOOKER] as Viewer[]) {
    viewsNameNoSecret(match, viewer, broken);
    seen.set(viewer, viewsGoOn(match, viewer, seen.get(viewer), broken));
    secretsDoNotShow(match, viewer, key, broken);
  }
  worldsAgree(match, key, broken);
}

/** 1. and 5. The saved file, read back and replayed, arrives at the same position with the same events. */
function filesAndReplays<S extends State, D extends Def>(match: Match<S, D>, broken: BreakLaw): void {
  const file = readMatchFile(JSON.parse(JSON.stringify(saveMatch(match))));
  if (typeof file === 'string') throw broken('a saved match can be read', file);
  const replayed = loadMatch(match.game, file);
  if (typeof replayed === 'string') throw broken('a saved match can be loaded', replayed);
  if (replayed.digest() !== file.digest)
    throw broken('a replay arrives where the match did', 'digests differ');
  if (JSON.stringify(replayed.events) !== JSON.stringify(match.events))
    throw broken('a replay tells the same', 'events differ');
}
