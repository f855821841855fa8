import { canonical, digest } from '../digest.ts';
import type { Def } from '../game.ts';
import { ONLOOKER, type Viewer } from '../ids.ts';
import { Match } from '../match.ts';
import type { Ask, Pick } from '../question.ts';
import type { State } from '../state.ts';
import { type Broken, firstDifference } from './broken.ts';
import { wrongPicks } from './picks.ts';

/** 1. A fork stands in the same position and asks the same; looking back changes nothing. */
export function forksAgree<S extends State, D extends Def>(match: Match<S, D>, broken: Broken): void {
  const fork = match.at();
  const before = match.digest();
  if (digest(fork.state) !== before)
    throw broken(
      'a fork is the same position',
      firstDifference(canonical(match.state), canonical(fork.state)),
    );
  const open = (asks: readonly Ask[]) => canonical(asks.map(({ denied: _, ...ask }) => ask));
  if (match.asks.length === match.openParts && open(fork.asks) !== open(match.asks))
    throw broken('a fork is asked the same', open(fork.asks));
  if (match.length > 0) match.at(match.length - 1);
  if (match.digest() !== before) throw broken('looking back changes nothing', 'digests differ');
}

/** 1. Load, answer, undo: where nobody learnt anything all is as before; past that line only unseen cards moved. */
export function undoReturns<S extends State, D extends Def>(
  match: Match<S, D>,
  pickFor: (ask: Ask) => Pick,
  broken: Broken,
): void {
  const { game, setup, secret, log } = match;
  const copy = Match.replay(game, setup, secret, log);
  const before = copy.digest();
  if (before !== match.digest()) throw broken('a replay is the same match', 'digests differ');
  if (JSON.stringify(copy.events) !== JSON.stringify(match.events))
    throw broken('a replay tells the same', 'events differ');
  const views = [...setup.seats, ONLOOKER].map(viewer => JSON.stringify(copy.view(viewer as Viewer)));
  const to = copy.length;
  const ask = copy.asks[0] as Ask;
  copy.answer(ask.seat, pickFor(ask));
  const free = copy.isFreeToUndo(to);
  copy.undo(to, ask.seat);
  if (free && copy.digest() !== before) throw broken('undo returns', 'digests differ');
  const after = [...setup.seats, ONLOOKER].map(viewer => JSON.stringify(copy.view(viewer as Viewer)));
  if (canonical(after) !== canonical(views))
    throw broken('undo shows nothing new', firstDifference(canonical(views), canonical(after)));
  const again = Match.replay(game, setup, secret, copy.log);
  if (again.digest() !== copy.digest()) throw broken('an undo can be replayed', 'digests differ');
}

/** A state is plain data: copies, and what comes back from a file, are equal and separate. */
export function copiesAreCopies<S extends State, D extends Def>(match: Match<S, D>, broken: Broken): void {
  const { game, state } = match;
  const copy = game.clone(state);
  const text = canonical(state);
  if (canonical(copy) !== text) throw broken('clone copies all', firstDifference(text, canonical(copy)));
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
  broken: Broken,
): void {
  const before = match.digest();
  const lines = match.log.length;
  for (const ask of match.asks) {
    for (const pick of wrongPicks(ask)) {
      if (!match.answer(ask.seat, pick as Pick))
        throw broken('wrong answers are refused', `${ask.prompt}: ${JSON.stringify(pick)}`);
    }
  }
  const idle = match.setup.seats.filter(seat => !match.askFor(seat));
  for (const seat of idle)
    if (!match.answer(seat, 0)) throw broken('whoever is not asked cannot answer', seat);
  if (match.digest() !== before || match.log.length !== lines)
    throw broken('wrong answers change nothing', 'digests differ');
}
