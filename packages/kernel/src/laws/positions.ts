import type { Def } from '../author/game.ts';
import { ONLOOKER, type Viewer } from '../author/ids.ts';
import type { Pick, Question } from '../author/question.ts';
import type { State } from '../author/state.ts';
import { canonicalJson, digestOf } from '../engine/digest.ts';
import type { LogEntry } from '../engine/log.ts';
import { Match } from '../match/match.ts';
import { type BreakLaw, firstDifference } from './broken.ts';
import { wrongPicks } from './picks.ts';

/** 1. A fork stands in the same position and asks the same; looking back changes nothing. */
export function forksAgree<S extends State, D extends Def>(match: Match<S, D>, broken: BreakLaw): void {
  const fork = match.at();
  const before = match.digest();
  if (digestOf(fork.state) !== before)
    throw broken(
      'a fork is the same position',
      firstDifference(canonicalJson(match.state), canonicalJson(fork.state)),
    );
  const open = (questions: readonly Question[]) =>
    canonicalJson(questions.map(({ denied: _, ...question }) => question));
  if (match.questions.length === match.openParts && open(fork.questions) !== open(match.questions))
    throw broken('a fork is asked the same', open(fork.questions));
  const apart = match.fork();
  if (
    canonicalJson([apart.state, apart.questions, apart.events]) !==
    canonicalJson([match.state, match.questions, match.events])
  )
    throw broken(
      'a fork is the same match',
      firstDifference(canonicalJson(match.state), canonicalJson(apart.state)),
    );
  for (const { seat, fallback } of apart.questions) apart.answer(seat, fallback);
  if (match.length > 0) match.at(match.length - 1);
  if (match.digest() !== before) throw broken('looking back changes nothing', 'digests differ');
}

/** A match that is made of another's log alone, line by line. */
export class Replica<S extends State, D extends Def> {
  private readonly match: Match<S, D>;
  /** How many events were compared. */
  private compared = 0;

  constructor({ game, setup, secret }: Match<S, D>) {
    this.match = Match.start(game, setup, secret);
  }

  /** 1. and 5. A log replayed arrives at the same position, with the same events. */
  follow(original: Match<S, D>, broken: BreakLaw): void {
    carryOn(this.match, original.log);
    if (this.match.digest() !== original.digest())
      throw broken('a replay is the same match', 'digests differ');
    const [mine, others] = [this.match, original].map(each => JSON.stringify(each.eventsFrom(this.compared)));
    if (mine !== others) throw broken('a replay tells the same', 'events differ');
    this.compared = original.eventCount;
  }

  /** 1. Answer, undo: where nobody learnt anything all is as before; past that line only unseen cards moved. */
  undoReturns(pickFor: (question: Question) => Pick, broken: BreakLaw): void {
    const [copy, again] = [this.match.fork(), this.match.fork()];
    const before = copy.digest();
    const views = viewsOf(copy);
    const to = copy.length;
    const question = copy.questions[0] as Question;
    copy.answer(question.seat, pickFor(question));
    const free = copy.isFreeToUndo(to);
    copy.undo(to, question.seat);
    if (free && copy.digest() !== before) throw broken('undo returns', 'digests differ');
    const after = viewsOf(copy);
    if (after !== views) throw broken('undo shows nothing new', firstDifference(views, after));
    carryOn(again, copy.log);
    if (again.digest() !== copy.digest()) throw broken('an undo can be replayed', 'digests differ');
  }
}

/** Carries out the lines of a log that a match does not have yet. */
function carryOn<S extends State, D extends Def>(match: Match<S, D>, log: readonly LogEntry[]): void {
  for (const _ of match.follow(log.slice(match.log.length)));
}

const viewsOf = <S extends State, D extends Def>(match: Match<S, D>): string =>
  JSON.stringify([...match.setup.seats, ONLOOKER].map(viewer => match.viewStateFor(viewer as Viewer)));

/** A state is plain data: copies, and what comes back from a file, are equal and separate. */
export function copiesAreCopies<S extends State, D extends Def>(match: Match<S, D>, broken: BreakLaw): void {
  const { game, state } = match;
  const copy = game.clone(state);
  const text = canonicalJson(state);
  if (canonicalJson(copy) !== text)
    throw broken('clone copies all', firstDifference(text, canonicalJson(copy)));
  const strange = strangeIn(state);
  if (strange) throw broken('a state is plain data', strange);
  const shared = sharedWith(state, copy);
  if (shared) throw broken('clone shares nothing that can change', shared);
}

/** The path of something that JSON would lose or bend. */
function strangeIn(value: unknown, path = 'state'): string | undefined {
  if (typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return undefined;
  const isPlain = Array.isArray(value) || (value && Object.getPrototypeOf(value) === Object.prototype);
  if (!isPlain) return `${path} is ${String(value)}`;
  for (const [key, item] of Object.entries(value as object)) {
    const isAbsent = item === undefined && !Array.isArray(value);
    const found = isAbsent ? undefined : strangeIn(item, `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}

/** The path of an object both hold, if it could change: frozen ones and the lists of the core never do. */
function sharedWith(one: unknown, other: unknown, path = 'state'): string | undefined {
  if (typeof one !== 'object' || one === null) return undefined;
  if (one === other) {
    const never = /^state\.core\.(?!chance)/.test(path) || Object.isFrozen(one);
    return never ? undefined : path;
  }
  for (const key of Object.keys(one)) {
    const found = sharedWith(
      (one as Record<string, unknown>)[key],
      (other as Record<string, unknown>)[key],
      `${path}.${key}`,
    );
    if (found) return found;
  }
  return undefined;
}

/** 4. Whatever else somebody sends is refused and changes nothing. */
export function wrongAnswersChangeNothing<S extends State, D extends Def>(
  match: Match<S, D>,
  broken: BreakLaw,
): void {
  const before = match.digest();
  const lines = match.log.length;
  for (const question of match.questions) {
    for (const pick of wrongPicks(question)) {
      if (!match.answer(question.seat, pick as Pick))
        throw broken('wrong answers are refused', `${question.prompt}: ${JSON.stringify(pick)}`);
    }
  }
  const idle = match.setup.seats.filter(seat => !match.questionFor(seat));
  for (const seat of idle)
    if (!match.answer(seat, 0)) throw broken('whoever is not asked cannot answer', seat);
  if (match.digest() !== before || match.log.length !== lines)
    throw broken('wrong answers change nothing', 'digests differ');
}
