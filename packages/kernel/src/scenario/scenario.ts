import type { Def, Game, SetupOptions } from '../author/game.ts';
import { isSeat, type Json, type Seat } from '../author/ids.ts';
import type { State } from '../author/state.ts';
import { canonicalJson } from '../engine/digest.ts';
import type { ChanceScript } from './script.ts';
import { type AnswerInWords, PASS, Stage } from './stage.ts';

/** `{a: freeze, choose: [bottomless-pit]}`, `{rest: pass, until: turn-began}`, `{leave: b}`. */
type ScenarioMove = Readonly<Record<string, Json>>;

/** What somebody who learns the game reads before the moves of a stage, in each language, and the rule behind it. */
export interface Lesson {
  readonly it: string;
  readonly en: string;
  readonly rule?: string;
}

interface ScenarioPart {
  readonly lesson?: Lesson;
  readonly when?: readonly ScenarioMove[];
  readonly refuse?: readonly Readonly<Record<string, string>>[];
  readonly then?: Readonly<Record<string, Json>>;
}

export interface Scenario extends ScenarioPart {
  readonly game: string;
  readonly title?: string;
  readonly rules?: readonly string[];
  readonly options?: SetupOptions & { readonly players?: number };
  readonly given?: Json;
  readonly chance?: ChanceScript;
  readonly seed?: string;
  readonly stages?: readonly ScenarioPart[];
  /** A scenario to be played by a person in this seat, lesson by lesson. */
  readonly tutorial?: {
    readonly title: { readonly it: string; readonly en: string };
    readonly seat: Seat;
    readonly names: Readonly<Partial<Record<Seat, string>>>;
  };
}

export interface Difference {
  readonly path: string;
  readonly expected: Json;
  readonly got: Json;
}

/** The position a scenario begins with. */
export function stageOf<S extends State, D extends Def>(game: Game<S, D>, scenario: Scenario): Stage<S, D> {
  const { players, ...options } = scenario.options ?? {};
  return new Stage(game, {
    options,
    ...(players !== undefined && { players }),
    ...(scenario.given !== undefined && { given: scenario.given }),
    ...(scenario.chance && { chance: scenario.chance }),
    ...(scenario.seed && { seed: scenario.seed }),
  });
}

/** Plays a scenario and says how it differs from what it claims: nothing, if it holds. */
export function playScenario<S extends State, D extends Def>(
  game: Game<S, D>,
  scenario: Scenario,
): Difference[] {
  const differences: Difference[] = [];
  try {
    const stage = stageOf(game, scenario);
    const parts = scenario.stages ?? [scenario];
    parts.forEach((part, i) => {
      const at = scenario.stages ? `stages.${i}.` : '';
      // What happens before the first question is part of the play.
      const before = i === 0 ? stage.arranged : stage.events.length;
      differences.push(
        ...playPart(stage, part, before).map(difference => ({ ...difference, path: at + difference.path })),
      );
    });
    if (stage.chance.left.length > 0)
      differences.push({ path: 'chance', expected: 'used up', got: stage.chance.left });
  } catch (error) {
    differences.push({
      path: 'play',
      expected: 'to go on',
      got: error instanceof Error ? error.message : String(error),
    });
  }
  return differences;
}

function playPart<S extends State, D extends Def>(
  stage: Stage<S, D>,
  part: ScenarioPart,
  before: number,
): Difference[] {
  for (const deed of (part.when ?? []).flatMap(actionsOf)) performAction(stage, deed);
  return [
    ...(part.refuse ?? []).flatMap(line => checkRefusal(stage, line)),
    ...checkAll(stage, part.then ?? {}, before),
  ];
}

/** One thing of a move: what a seat answers, question by question, or what everybody does. */
export type ScenarioAction =
  | { readonly seat: Seat; readonly words: readonly AnswerInWords[] }
  | { readonly all: typeof PASS | 'default'; readonly until?: string }
  | { readonly leaves: Seat };

/** What a move does, one thing after another. */
export function actionsOf({ rest, until, leave, choose, ...seats }: ScenarioMove): ScenarioAction[] {
  if (rest !== undefined)
    return [
      { all: rest === PASS ? PASS : 'default', ...(until !== undefined && { until: until as string }) },
    ];
  if (leave !== undefined) return [{ leaves: leave as Seat }];
  const chosen = choose === undefined ? [] : Array.isArray(choose) ? choose : [choose];
  return Object.entries(seats).map(([seat, word]) => {
    if (!isSeat(seat)) throw new Error(`${seat} is no seat`);
    return { seat, words: [word, ...chosen] as AnswerInWords[] };
  });
}

export function performAction<S extends State, D extends Def>(
  stage: Stage<S, D>,
  deed: ScenarioAction,
): void {
  if ('all' in deed) stage.rest(deed.all, deed.until);
  else if ('leaves' in deed) stage.leave(deed.leaves);
  else stage.does(deed.seat, ...deed.words);
}

function checkRefusal<S extends State, D extends Def>(
  stage: Stage<S, D>,
  line: Readonly<Record<string, string>>,
): Difference[] {
  const { rule, ...seats } = line;
  return Object.entries(seats).flatMap(([seat, phrase]): Difference[] => {
    const path = `refuse.${seat}.${phrase}`;
    if (!isSeat(seat)) return [{ path, expected: 'a seat', got: seat }];
    const refusals = stage.refusals(seat, phrase);
    if (refusals.length === 0) return [{ path, expected: rule ?? 'refused', got: stage.describe() }];
    const rules = [...new Set(refusals.map(refusal => refusal.rule))];
    return rule === undefined || rules.includes(rule) ? [] : [{ path, expected: rule, got: rules }];
  });
}

function checkAll<S extends State, D extends Def>(
  stage: Stage<S, D>,
  then: Readonly<Record<string, Json>>,
  before: number,
): Difference[] {
  return Object.entries(then).flatMap(([path, expected]) => {
    switch (path) {
      case 'asks':
        return checkAsks(stage, expected as AsksClaim | 'nothing');
      case 'events':
        return checkEvents(stage, expected as readonly EventClaim[], before);
      case 'unheard':
        return (expected as readonly string[])
          .filter(type => stage.events.slice(before).some(event => event.type === type))
          .map(type => ({ path: 'unheard', expected: `no ${type}`, got: type }));
      case 'sees':
        return Object.entries(expected as Record<string, Record<string, Json>>).flatMap(([seat, claims]) =>
          checkPaths(stage.glance(seat as Seat), stage.firstGlance(seat as Seat), claims, `sees.${seat}.`),
        );
      default:
        return checkPaths(stage.glance(), stage.firstGlance(), { [path]: expected });
    }
  });
}

export interface AsksClaim {
  readonly seat: Seat;
  readonly prompt?: string;
  readonly exactly?: readonly string[];
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
}

function checkAsks<S extends State, D extends Def>(
  stage: Stage<S, D>,
  claim: AsksClaim | 'nothing',
): Difference[] {
  if (claim === 'nothing')
    return stage.questions.length === 0 ? [] : [{ path: 'asks', expected: claim, got: stage.describe() }];
  const question = stage.questions.find(open => open.seat === claim.seat);
  if (!question) return [{ path: 'asks', expected: claim as unknown as Json, got: stage.describe() }];
  const offers = stage.offers(claim.seat);
  const differences: Difference[] = [];
  if (claim.prompt && question.prompt !== claim.prompt)
    differences.push({ path: 'asks.prompt', expected: claim.prompt, got: question.prompt });
  if (claim.exactly && canonicalJson([...claim.exactly].sort()) !== canonicalJson([...offers].sort()))
    differences.push({ path: 'asks.exactly', expected: [...claim.exactly], got: offers });
  for (const name of claim.has ?? [])
    if (!offers.includes(name)) differences.push({ path: 'asks.has', expected: name, got: offers });
  for (const name of claim.lacks ?? [])
    if (offers.includes(name)) differences.push({ path: 'asks.lacks', expected: name, got: offers });
  return differences;
}

export type EventClaim = string | Readonly<Record<string, Readonly<Record<string, Json>>>>;

/** The claimed events happened in this order, others in between or not. */
function checkEvents<S extends State, D extends Def>(
  stage: Stage<S, D>,
  claims: readonly EventClaim[],
  before: number,
): Difference[] {
  let at = before;
  for (const claim of claims) {
    const [type, params] =
      typeof claim === 'string' ? [claim, {}] : (Object.entries(claim)[0] as [string, Record<string, Json>]);
    const found = stage.events.findIndex(
      (event, i) => i >= at && event.type === type && paramsMatch(event, params),
    );
    if (found < 0) {
      const got = stage.events
        .slice(at)
        .map(event => event.type)
        .filter(name => name !== 'moved');
      return [{ path: 'events', expected: claim as Json, got }];
    }
    at = found + 1;
  }
  return [];
}

function paramsMatch(
  event: {
    readonly params: Readonly<Record<string, unknown>>;
    readonly cards: readonly (readonly [number, string, string, number])[];
  },
  params: Readonly<Record<string, Json>>,
): boolean {
  return Object.entries(params).every(([key, expected]) => {
    const value = event.params[key];
    const card = event.cards.find(([id]) => id === value);
    return canonicalJson(card ? card[1] : value) === canonicalJson(expected);
  });
}

type Claim = {
  readonly size?: number;
  readonly has?: readonly Json[];
  readonly lacks?: readonly Json[];
  readonly not?: Json;
  /** How many fewer or more than in the given position. */
  readonly less?: number;
  readonly more?: number;
};

export const isClaim = (expected: Json): boolean =>
  typeof expected === 'object' &&
  !Array.isArray(expected) &&
  Object.keys(expected).length > 0 &&
  Object.keys(expected).every(key => ['size', 'has', 'lacks', 'not', 'less', 'more'].includes(key));

const valueAt = (glance: Json, path: string): Json | undefined =>
  path
    .split('.')
    .reduce<Json | undefined>((value, key) => (value as Record<string, Json> | undefined)?.[key], glance);

function checkPaths(
  glance: Json,
  first: Json,
  claims: Readonly<Record<string, Json>>,
  prefix = '',
): Difference[] {
  return Object.entries(claims).flatMap(([path, expected]) => {
    const got = valueAt(glance, path);
    const shown = got ?? 'nothing';
    const holds = isClaim(expected)
      ? got !== undefined && claimHolds(got, valueAt(first, path), expected as Claim)
      : canonicalJson(shown) === canonicalJson(expected);
    return holds ? [] : [{ path: prefix + path, expected, got: shown }];
  });
}

const amountOf = (value: Json | undefined): number => (Array.isArray(value) ? value.length : Number(value));

/** Of a path that leads nowhere nothing holds: it is misspelt more often than not. */
function claimHolds(got: Json, first: Json | undefined, claim: Claim): boolean {
  const items = Array.isArray(got) ? (got as readonly Json[]) : [got];
  const contains = (item: Json) => items.some(other => canonicalJson(other) === canonicalJson(item));
  if (claim.size !== undefined && items.length !== claim.size) return false;
  if (claim.has && !claim.has.every(contains)) return false;
  if (claim.lacks?.some(contains)) return false;
  const gained = amountOf(got) - amountOf(first);
  if (claim.less !== undefined && gained !== -claim.less) return false;
  if (claim.more !== undefined && gained !== claim.more) return false;
  return claim.not === undefined || canonicalJson(got) !== canonicalJson(claim.not);
}
