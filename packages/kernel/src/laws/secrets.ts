import { KeyedChance, keyOf } from '../author/chance.ts';
import { eventFor, type GameEvent, recordEvent } from '../author/events.ts';
import type { Def } from '../author/game.ts';
import { bitOf, type CardId, FIRST_CARD, type Seat, type Viewer } from '../author/ids.ts';
import { eachCard, fingerprint, type Pick, type Question } from '../author/question.ts';
import type { State } from '../author/state.ts';
import { permuteUnknown } from '../engine/knowledge.ts';
import type { ReplayedEntry } from '../engine/log.ts';
import { Run } from '../engine/run.ts';
import { questionInView, type SeatView, viewFor } from '../engine/view.ts';
import type { Match } from '../match/match.ts';
import { type BreakLaw, firstDifference } from './broken.ts';

/** 3a. A view names no card that its viewer does not know, and no value sealed by another. */
export function viewsNameNoSecret<S extends State, D extends Def>(
  match: Match<S, D>,
  viewer: Viewer,
  broken: BreakLaw,
): void {
  const { state, rename } = match.viewFor(viewer);
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
  before: SeatView<S> | undefined,
  broken: BreakLaw,
): SeatView<S> {
  const anew = viewFor(game, state, viewer);
  const [shown, wanted] = [viewFor(game, state, viewer, before), anew].map(told);
  if (shown !== wanted)
    throw broken('a view goes on from the last', firstDifference(shown ?? '', wanted ?? ''));
  return anew;
}

const told = <S extends State>({ state, rename }: SeatView<S>): string =>
  JSON.stringify([state, [...rename]]);

interface Impression {
  readonly view: string;
  readonly question: string;
  readonly events: string;
}

function impression<S extends State, D extends Def>(
  run: Run<S, D>,
  viewer: Viewer,
  events: readonly GameEvent[],
): Impression {
  const seen = viewFor(run.g.game, run.state, viewer);
  const question = run.questions.find(open => open.seat === viewer);
  return {
    view: JSON.stringify(seen.state),
    question: question
      ? JSON.stringify(questionInView(question, seen.rename))
      : String(run.questions.map(open => open.seat)),
    events: JSON.stringify(events.map((event, n) => eventFor(event, n, viewer) ?? '')),
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
  broken: BreakLaw,
): void {
  const now = match.resumePoint();
  const before = match.resumePoint(Math.max(0, match.length - 1));
  // In the middle of a step both are replayed from its start.
  for (const { state, deeds } of before.at === now.at ? [now] : [now, before]) {
    // What the viewer knew when the step began it may have been told of since.
    const unknown = match.game.clone(match.state);
    unknown.core.known = unknown.core.known.map((known, index) => known | (state.core.known[index] ?? 0));
    const permuted = permuteUnknown(match.game, unknown, [viewer], keyOf(key));
    const other = match.game.clone(state);
    other.core.def = permuted.core.def.slice(0, other.core.def.length);
    // Without cards to permute, both tables would be the same.
    if (other.core.def.every((def, index) => def === state.core.def[index])) continue;
    const isSecret = (card: CardId) =>
      ((unknown.core.known[card - FIRST_CARD] as number) & bitOf(viewer)) === 0;
    const here = again(match, state, deeds, viewer, isSecret);
    const there = again(match, other, deeds, viewer, isSecret);
    if (!here || !there) continue;
    for (const part of ['view', 'question', 'events'] as const) {
      if (here[part] !== there[part])
        throw broken(
          `secrets do not show in the ${part}`,
          `${viewer}: ${firstDifference(here[part], there[part])}`,
        );
    }
  }
}

function picksSome(question: Question, pick: Pick, isSecret: (card: CardId) => boolean): boolean {
  const options = 'options' in question ? question.options : [];
  const picked = question.kind === 'pick' ? [options[pick as number]] : options;
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
  deeds: readonly ReplayedEntry[],
  viewer: Viewer,
  isSecret: (card: CardId) => boolean,
): Impression | undefined {
  const events: GameEvent[] = [];
  const run = new Run(match.game, match.game.clone(state), new KeyedChance(match.secret.key), {
    explain: true,
    sink: (g, type, params, audience) => {
      events.push(recordEvent(g, type, params, audience));
    },
  });
  run.advance();
  const held = new Map<Seat, Pick>();
  for (const deed of deeds) {
    if (deed.t !== 'answer') return undefined;
    const question = run.questions.find(open => open.seat === deed.seat);
    if (!question || fingerprint(question) !== deed.q) return undefined;
    if (deed.seat !== viewer && picksSome(question, deed.pick, isSecret)) return undefined;
    held.set(deed.seat, deed.pick);
    if (run.questions.every(open => held.has(open.seat))) {
      const picks = run.questions.map(open => held.get(open.seat) as Pick);
      held.clear();
      run.answer(...picks);
    }
  }
  return events.some(({ type }) => type === 'shuffled') ? undefined : impression(run, viewer, events);
}
