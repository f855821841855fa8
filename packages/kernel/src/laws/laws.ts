import { KeyedChance, keyOf } from '../chance.ts';
import { canonical, digest } from '../digest.ts';
import { type Recorded, record, tell } from '../events.ts';
import { loadMatch, readMatchFile, saveMatch } from '../file.ts';
import type { Def, Game, Setup } from '../game.ts';
import { FIRST_CARD, ONLOOKER, type Seat, type Viewer } from '../ids.ts';
import { imagine, permuteUnknown, see, seeAsk } from '../knowledge.ts';
import { Match, type Secret } from '../match.ts';
import { type Ask, mapCards, type Pick, wrongWith } from '../question.ts';
import { Run } from '../run.ts';
import type { State } from '../state.ts';
import { anyPick, wrongPicks } from './picks.ts';

/** A law that does not hold: which one, where, and what was seen. */
export class BrokenLaw extends Error {
  constructor(law: string, seed: string, decision: number, detail: string) {
    super(`law «${law}» is broken in match ${seed} at decision ${decision}: ${detail}`);
    this.name = 'BrokenLaw';
  }
}

export interface LawPlan {
  readonly seed: string;
  readonly setup: Setup;
  /** Costly laws hold at one decision in so many; 1 for all. */
  readonly costlyEvery: number;
}

export interface LawReport {
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
  const match = Match.start(game, setup, secret);
  const sums = canonical(game.sums(match.state));
  const replays: number[] = [];
  let decision = 0;
  const broken = (law: string, detail: string) => new BrokenLaw(law, seed, decision, detail);
  while (!match.result) {
    const asks = match.asks;
    if (asks.length === 0) throw broken('somebody is asked', 'no question and no result');
    replays.push(match.toReplay);
    everyCardInOneZone(game, match.state, broken);
    if (canonical(game.sums(match.state)) !== sums)
      throw broken('sums are conserved', `${canonical(game.sums(match.state))} is not ${sums}`);
    for (const ask of asks) {
      const wrong = wrongWith(ask, ask.fallback);
      if (wrong) throw broken('every question has a legal default', `${ask.prompt}: ${wrong}`);
      if (ask.kind === 'pick' && ask.options.length === 0)
        throw broken('every question has a legal answer', ask.prompt);
    }
    if (decision % plan.costlyEvery === 0) {
      costlyLaws(match, `${seed} ${decision}`, broken);
      undoReturns(match, ask => anyPick(ask, below => chance.int(mark, below)), broken);
    }
    const ask = asks[chance.int(mark, asks.length)] as Ask;
    const rejection = match.answer(
      ask.seat,
      anyPick(ask, below => chance.int(mark, below)),
      'bot',
    );
    if (rejection)
      throw broken(
        'a legal answer is taken',
        `${ask.prompt}: ${'report' in rejection ? rejection.report.error : rejection.code}`,
      );
    decision++;
  }
  everyCardInOneZone(game, match.state, broken);
  filesAndReplays(match, broken);
  return { decisions: decision, steps: match.state.core.steps, replays };
}

type Broken = (law: string, detail: string) => BrokenLaw;

/** 2. Every card instance is in exactly one zone, and its own column says which. */
function everyCardInOneZone<S extends State, D extends Def>(
  game: Game<S, D>,
  state: S,
  broken: Broken,
): void {
  const { core } = state;
  let placed = 0;
  for (const [zone, cards] of Object.entries(core.zones)) {
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

function costlyLaws<S extends State, D extends Def>(match: Match<S, D>, key: string, broken: Broken): void {
  forksAgree(match, broken);
  copiesAreCopies(match, broken);
  wrongAnswersChangeNothing(match, broken);
  for (const viewer of [...match.setup.seats, ONLOOKER] as Viewer[]) {
    viewsNameNoSecret(match, viewer, broken);
    secretsDoNotShow(match, viewer, key, broken);
  }
  worldsFit(match, key, broken);
}

/** 1. A fork stands in the same position and asks the same; looking back changes nothing. */
function forksAgree<S extends State, D extends Def>(match: Match<S, D>, broken: Broken): void {
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
function undoReturns<S extends State, D extends Def>(
  match: Match<S, D>,
  pickFor: (ask: Ask) => Pick,
  broken: Broken,
): void {
  const { game, setup, secret, log } = match;
  const copy = Match.replay(game, setup, secret, log);
  const before = copy.digest();
  if (before !== match.digest()) throw broken('a replay is the same match', 'digests differ');
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
function copiesAreCopies<S extends State, D extends Def>(match: Match<S, D>, broken: Broken): void {
  const { game, state } = match;
  const copy = game.clone(state);
  const text = canonical(state);
  if (canonical(copy) !== text) throw broken('clone copies all', firstDifference(text, canonical(copy)));
  if (canonical(JSON.parse(JSON.stringify(state))) !== text)
    throw broken('a state is plain data', 'JSON loses something');
  const shared = sharedWith(state, copy);
  if (shared) throw broken('clone shares nothing that can change', shared);
}

/** The path of an object both hold, if it could change: frozen ones, seats and results never do. */
function sharedWith(one: unknown, other: unknown, path = 'state'): string | undefined {
  if (typeof one !== 'object' || one === null) return undefined;
  if (one === other) {
    const never = path === 'state.core.seats' || path === 'state.core.result' || Object.isFrozen(one);
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
function wrongAnswersChangeNothing<S extends State, D extends Def>(match: Match<S, D>, broken: Broken): void {
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

/** 3a. A view names no card that its viewer does not know, and no value sealed by another. */
function viewsNameNoSecret<S extends State, D extends Def>(
  match: Match<S, D>,
  viewer: Viewer,
  broken: Broken,
): void {
  const { state, rename } = match.see(viewer);
  const { pool: _, ...core } = state.core;
  mapCards({ ...state, core: { ...core, def: [], known: [] } }, card => {
    if (rename.has(card)) throw broken('a view names no unknown card', `${viewer} sees ${card}`);
    return card;
  });
  for (const { owner, value } of core.sealed)
    if (owner !== viewer && value !== undefined) throw broken('sealed values stay sealed', owner);
}

interface Impression {
  readonly view: string;
  readonly ask: string;
  readonly events: string;
}

function impression<S extends State, D extends Def>(
  run: Run<S, D>,
  viewer: Viewer,
  events: readonly Recorded[],
): Impression {
  const seen = see(run.g.game, run.state, viewer);
  const ask = run.asks.find(open => open.seat === viewer);
  return {
    view: JSON.stringify(seen.state),
    ask: ask ? JSON.stringify(seeAsk(ask, seen.rename)) : String(run.asks.map(open => open.seat)),
    events: JSON.stringify(events.map((event, n) => tell(event, n, viewer) ?? '')),
  };
}

/**
 * 3b. Two tables that differ only in what a viewer does not know look the same to it: the step so far is played
 * again over a checkpoint with those definitions permuted, and view, question and events compared letter by letter.
 */
function secretsDoNotShow<S extends State, D extends Def>(
  match: Match<S, D>,
  viewer: Viewer,
  key: string,
  broken: Broken,
): void {
  const { state, deeds } = match.resumePoint();
  // A shuffle inside the step would deal other cards: what comes after it cannot be compared.
  if (state.core.chance.drawn !== match.state.core.chance.drawn) return;
  const permuted = permuteUnknown(match.game, match.state, viewer, keyOf(key));
  const other = match.game.clone(state);
  other.core.def = permuted.core.def.slice(0, other.core.def.length);
  const here = again(match, state, deeds, viewer);
  const there = again(match, other, deeds, viewer);
  if (!here || !there) return;
  for (const part of ['view', 'ask', 'events'] as const) {
    if (here[part] !== there[part])
      throw broken(
        `secrets do not show in the ${part}`,
        `${viewer}: ${firstDifference(here[part], there[part])}`,
      );
  }
}

/** The step played again with the same answers; nothing if others could not have given theirs in that world. */
function again<S extends State, D extends Def>(
  match: Match<S, D>,
  state: S,
  deeds: readonly { t: string }[],
  viewer: Viewer,
): Impression | undefined {
  const events: Recorded[] = [];
  const run = new Run(match.game, match.game.clone(state), new KeyedChance(match.secret.key), {
    explain: true,
    sink: (g, type, params, audience) => {
      events.push(record(g, type, params, audience));
    },
  });
  run.advance();
  const held = new Map<Seat, Pick>();
  for (const deed of deeds as readonly { t: string; seat: Seat; pick: Pick }[]) {
    if (deed.t !== 'answer') return undefined;
    const ask = run.asks.find(open => open.seat === deed.seat);
    if (!ask || wrongWith(ask, deed.pick)) return undefined;
    // In another world the same index may mean another card: only what the viewer chose itself must agree.
    if (deed.seat !== viewer && 'options' in ask) return undefined;
    held.set(deed.seat, deed.pick);
    if (run.asks.every(open => held.has(open.seat))) {
      const picks = run.asks.map(open => held.get(open.seat) as Pick);
      held.clear();
      run.answer(...picks);
    }
  }
  return impression(run, viewer, events);
}

/** A world dealt from a view looks to its viewer like the true one, and can be played on. */
function worldsFit<S extends State, D extends Def>(match: Match<S, D>, key: string, broken: Broken): void {
  for (const seat of match.setup.seats) {
    const view = match.view(seat);
    const world = imagine(match.game, view, keyOf(key));
    const blank = world.core.zones;
    for (const cards of Object.values(blank)) {
      for (const card of cards)
        if ((world.core.def[card - FIRST_CARD] as number) < 0)
          throw broken('a world has no blanks', `${seat}: ${card}`);
    }
  }
}

/** 1. and 5. The saved file, read back and replayed, arrives at the same position with the same events. */
function filesAndReplays<S extends State, D extends Def>(match: Match<S, D>, broken: Broken): void {
  const file = readMatchFile(JSON.parse(JSON.stringify(saveMatch(match))));
  if (typeof file === 'string') throw broken('a saved match can be read', file);
  const replayed = loadMatch(match.game, file);
  if (typeof replayed === 'string') throw broken('a saved match can be loaded', replayed);
  if (replayed.digest() !== file.digest)
    throw broken('a replay arrives where the match did', 'digests differ');
  if (canonical(replayed.events) !== canonical(match.events))
    throw broken('a replay tells the same', 'events differ');
}

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return `…${one.slice(Math.max(0, at - 60), at + 60)}… against …${other.slice(Math.max(0, at - 60), at + 60)}…`;
}
