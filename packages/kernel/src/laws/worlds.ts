import { KeyedChance, keyOf } from '../author/chance.ts';
import type { Def } from '../author/game.ts';
import { FIRST_CARD, type Seat } from '../author/ids.ts';
import type { Question } from '../author/question.ts';
import type { State } from '../author/state.ts';
import { anyPick } from '../engine/any-pick.ts';
import { canonicalJson } from '../engine/digest.ts';
import { permuteUnknown } from '../engine/knowledge.ts';
import { QuickChance } from '../engine/quick-chance.ts';
import type { Run } from '../engine/run.ts';
import { questionInView, viewFor } from '../engine/view.ts';
import type { Match } from '../match/match.ts';
import { type Standpoint, standpointOf } from '../worlds/standpoint.ts';
import { type World, Worlds } from '../worlds/worlds.ts';
import { type BreakLaw, firstDifference } from './broken.ts';

/** A world is played on for `DECISIONS`; one in `TO_THE_END` is played to its end. */
const DECISIONS = 30;
const TO_THE_END = 16;

/**
 * Whoever is asked can imagine worlds in which it sees the same and is asked the same, letter by letter; they can be
 * played on. They hang on nothing that the seat does not know.
 */
export function worldsAgree<S extends State, D extends Def>(
  match: Match<S, D>,
  key: string,
  broken: BreakLaw,
): void {
  const { game } = match;
  for (const { seat } of match.questions) {
    const standpoint = match.standpoint(seat);
    const [view, question] = [match.viewStateFor(seat), match.visibleQuestionFor(seat) as Question];
    same(
      textOf(view, question),
      textOf(standpoint.view, standpoint.question),
      () => 'a standpoint is what is seen',
    );
    standpointsAreBlind(match, standpoint, key, broken);
    const world = imagined(new Worlds(game, standpoint), key, broken);
    const run = world.start();
    const open = run.questions.find(part => part.seat === seat) as Question;
    const seen = viewFor(game, run.state, seat);
    const law = () => `a world looks like the true one to ${seat}`;
    same(textOf(view, question), textOf(seen.state, questionInView(open, seen.rename)), law);
    same(
      canonicalJson(run.state),
      canonicalJson(world.start().state),
      () => 'a world begins as often as one likes',
    );
    isWhole(run, broken);
    playOn(run, `${key} ${seat}`, broken);
  }

  function same(one: string, other: string, law: () => string): void {
    if (one !== other) throw broken(law(), firstDifference(one, other));
  }
}

function imagined<S extends State, D extends Def>(
  worlds: Worlds<S, D>,
  key: string,
  broken: BreakLaw,
): World<S, D> {
  try {
    const world = worlds.sample(key);
    if (world) return world;
  } catch (error) {
    throw broken('a world can be imagined', stackOf(error));
  }
  throw broken('a world can be imagined', worlds.standpoint.question.prompt);
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : String(error));

const textOf = (view: State, { denied: _, ...question }: Question): string => canonicalJson([view, question]);

function isWhole<S extends State, D extends Def>({ state }: Run<S, D>, broken: BreakLaw): void {
  const { def, sealed } = state.core;
  const blank = def.findIndex(name => name < 0);
  if (blank >= 0) throw broken('a world has no blanks', String(blank + FIRST_CARD));
  if (sealed.some(({ value }) => value === undefined)) throw broken('a world has no blanks', 'sealed');
}

function playOn<S extends State, D extends Def>(run: Run<S, D>, key: string, broken: BreakLaw): void {
  const chance = new QuickChance(`${key} picks`);
  const below = (size: number): number => chance.below(size);
  const most = below(TO_THE_END) === 0 ? Infinity : DECISIONS;
  try {
    for (let decision = 0; !run.over && decision < most; decision++)
      run.answer(...run.questions.map(question => anyPick(question, below)));
  } catch (error) {
    throw broken('a world can be played on', stackOf(error));
  }
}

/** The same seat before another table that looks the same to it: what it can imagine is the same. */
function standpointsAreBlind<S extends State, D extends Def>(
  match: Match<S, D>,
  standpoint: Standpoint<S>,
  key: string,
  broken: BreakLaw,
): void {
  const { game, secret } = match;
  const other = otherTable(match, standpoint.seat, key);
  if (!other) return;
  let there: Standpoint<S>;
  try {
    there = standpointOf(
      game,
      {
        state: other,
        deeds: match.resumePoint().deeds,
        chance: new KeyedChance(secret.key),
        key: secret.key,
      },
      standpoint.seat,
    );
  } catch {
    // There the others could not have answered so.
    return;
  }
  const [here, elsewhere] = [standpoint, there].map(canonicalJson) as [string, string];
  const isAlike = textOf(there.view, there.question) === textOf(standpoint.view, standpoint.question);
  if (isAlike && here !== elsewhere)
    throw broken('what a seat imagines hangs on no secret', firstDifference(here, elsewhere));
}

function otherTable<S extends State, D extends Def>(
  match: Match<S, D>,
  seat: Seat,
  key: string,
): S | undefined {
  const { game } = match;
  const { state } = match.resumePoint();
  const unknown = game.clone(match.state);
  unknown.core.known = unknown.core.known.map((known, index) => known | (state.core.known[index] ?? 0));
  const permuted = permuteUnknown(game, unknown, [seat], keyOf(key));
  const other = game.clone(state);
  other.core.def = permuted.core.def.slice(0, other.core.def.length);
  return other.core.def.every((def, index) => def === state.core.def[index]) ? undefined : other;
}
