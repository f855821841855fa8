import { KeyedChance, keyOf } from '../chance.ts';
import { canonical } from '../digest.ts';
import { type Recorded, record, tell } from '../events.ts';
import type { Def } from '../game.ts';
import { bitOf, type CardId, FIRST_CARD, type Seat, type Viewer } from '../ids.ts';
import { imagine, permuteUnknown } from '../knowledge.ts';
import type { Deed } from '../log.ts';
import type { Match } from '../match.ts';
import { type Ask, eachCard, fingerprint, type Pick } from '../question.ts';
import { Run } from '../run.ts';
import type { State } from '../state.ts';
import { type Seen, see, seeAsk } from '../view.ts';
import { type Broken, firstDifference } from './broken.ts';

/** 3a. A view names no card that its viewer does not know, and no value sealed by another. */
export function viewsNameNoSecret<S extends State, D extends Def>(
  match: Match<S, D>,
  viewer: Viewer,
  broken: Broken,
): void {
  const { state, rename } = match.see(viewer);
  const { pools: _, ...core } = state.core;
  eachCard({ ...state, core: { ...core, def: [], known: [] } }, card => {
    if (rename.has(card)) throw broken('a view names no unknown card', `${viewer} sees ${card}`);
  });
  for (const { owner, value } of core.sealed)
    if (owner !== viewer && value !== undefined) throw broken('sealed values stay sealed', owner);
}

/** 3a. A view that goes on from what its viewer saw before is the same as one made anew. */
export function viewsGoOn<S extends State, D extends Def>(
  { game, state }: Match<S, D>,
  viewer: Viewer,
  before: Seen<S> | undefined,
  broken: Broken,
): Seen<S> {
  const anew = see(game, state, viewer);
  const [shown, wanted] = [see(game, state, viewer, before), anew].map(told);
  if (shown !== wanted)
    throw broken('a view goes on from the last', firstDifference(shown ?? '', wanted ?? ''));
  return anew;
}

const told = <S extends State>({ state, rename }: Seen<S>): string => JSON.stringify([state, [...rename]]);

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
 * 3b. Two tables that differ only in what a viewer does not know look the same to it: the step so far, and the last
 * answer with what came of it, are played again over a checkpoint with those definitions permuted, and view, question
 * and events compared letter by letter.
 */
export function secretsDoNotShow<S extends State, D extends Def>(
  match: Match<S, D>,
  viewer: Viewer,
  key: string,
  broken: Broken,
): void {
  const now = match.resumePoint();
  const before = match.resumePoint(Math.max(0, match.length - 1));
  // In the middle of a step both begin where it began.
  for (const { state, deeds } of before.at === now.at ? [now] : [now, before]) {
    // What the viewer knew when the step began it may have been told of since.
    const unknown = match.game.clone(match.state);
    unknown.core.known = unknown.core.known.map((known, index) => known | (state.core.known[index] ?? 0));
    const permuted = permuteUnknown(match.game, unknown, [viewer], keyOf(key));
    const other = match.game.clone(state);
    other.core.def = permuted.core.def.slice(0, other.core.def.length);
    // Where nothing could change places, it would be the same table twice.
    if (other.core.def.every((def, index) => def === state.core.def[index])) continue;
    const isSecret = (card: CardId) =>
      ((unknown.core.known[card - FIRST_CARD] as number) & bitOf(viewer)) === 0;
    const here = again(match, state, deeds, viewer, isSecret);
    const there = again(match, other, deeds, viewer, isSecret);
    if (!here || !there) continue;
    for (const part of ['view', 'ask', 'events'] as const) {
      if (here[part] !== there[part])
        throw broken(
          `secrets do not show in the ${part}`,
          `${viewer}: ${firstDifference(here[part], there[part])}`,
        );
    }
  }
}

function picksSome(ask: Ask, pick: Pick, isSecret: (card: CardId) => boolean): boolean {
  const options = 'options' in ask ? ask.options : [];
  const picked = ask.kind === 'pick' ? [options[pick as number]] : options;
  let found = false;
  eachCard(picked, card => {
    found ||= isSecret(card);
  });
  return found;
}

/**
 * The same answers again. Nothing if they are not the same to the viewer: if others would have been asked otherwise or
 * have picked a card it does not know, or if a shuffle dealt other cards.
 */
function again<S extends State, D extends Def>(
  match: Match<S, D>,
  state: S,
  deeds: readonly Deed[],
  viewer: Viewer,
  isSecret: (card: CardId) => boolean,
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
  for (const deed of deeds) {
    if (deed.t !== 'answer') return undefined;
    const ask = run.asks.find(open => open.seat === deed.seat);
    if (!ask || fingerprint(ask) !== deed.q) return undefined;
    if (deed.seat !== viewer && picksSome(ask, deed.pick, isSecret)) return undefined;
    held.set(deed.seat, deed.pick);
    if (run.asks.every(open => held.has(open.seat))) {
      const picks = run.asks.map(open => held.get(open.seat) as Pick);
      held.clear();
      run.answer(...picks);
    }
  }
  return events.some(({ type }) => type === 'shuffled') ? undefined : impression(run, viewer, events);
}

/** A world dealt from a view looks to its viewer like the true one, and can be played on. */
export function worldsFit<S extends State, D extends Def>(
  match: Match<S, D>,
  key: string,
  broken: Broken,
): void {
  const { game } = match;
  for (const seat of match.setup.seats) {
    const view = match.view(seat);
    const world = imagine(game, view, keyOf(key));
    for (const cards of Object.values(world.core.zones)) {
      for (const card of cards)
        if ((world.core.def[card - FIRST_CARD] as number) < 0)
          throw broken('a world has no blanks', `${seat}: ${card}`);
    }
    const [truth, dream] = [namesOf(view), namesOf(see(game, world, seat).state)];
    if (truth !== dream)
      throw broken('a world looks like the true one', `${seat}: ${firstDifference(truth, dream)}`);
    const start = imagine(game, see(game, match.resumePoint().state, seat).state, keyOf(key));
    try {
      new Run(game, start, new KeyedChance(keyOf(key))).advance();
    } catch (error) {
      throw broken('a world can be played on', `${seat}: ${String(error)}`);
    }
  }
}

/** What a view shows in each zone, whatever the ids; the order only where there is one that can be told. */
const namesOf = (view: State): string =>
  canonical(
    Object.entries(view.core.zones).map(([zone, cards]) => [
      zone,
      cards.map(card => view.core.def[card - FIRST_CARD] as number).sort((x, y) => x - y),
    ]),
  );
