import type { Flow } from './flow.ts';
import type { CardId, RuleId, Seat } from './ids.ts';
import type { Offers } from './offers.ts';
import {
  asOption,
  type Choosable,
  type DeniedOption,
  type Option,
  type Params,
  type Pick,
  type PickLimit,
  type Question,
  type Refusal,
} from './question.ts';

/** Whether refusals will be read, and what was offered before; `Play` satisfies it. */
interface QuestionContext {
  readonly explain: boolean;
  offers?: Offers | undefined;
}

export interface QuestionDetails<T = never> {
  readonly rule?: RuleId;
  readonly source?: CardId;
  readonly params?: Params;
  /** Says why a candidate cannot be picked. What it refuses is not offered, and for people explained. */
  readonly refuse?: (candidate: T) => Refusal | undefined;
}

/** Candidates that cannot stand for themselves among options (a pending effect, a move) are shown as something that can. */
export interface ShownAs<T> {
  readonly as: (candidate: T) => Choosable;
}

/** What is said about a choice; how candidates are shown must be said if they cannot stand for themselves. */
type DetailsFor<T, More = unknown> = [T] extends [Choosable]
  ? [about?: QuestionDetails<T> & Partial<ShownAs<T>> & More]
  : [about: QuestionDetails<T> & ShownAs<T> & More];

type Open<A> = A extends unknown ? { -readonly [K in keyof A]: A[K] } : never;

/**
 * Adds a question's details. Absent keys stay absent, for a question is plain data; key by key, since spreading optional
 * keys would take longer than the rest of asking.
 */
function withDetails<T>(
  question: Open<Question>,
  about: QuestionDetails<T>,
  denied?: readonly DeniedOption[],
): Question {
  if (about.params) question.params = about.params;
  if (about.rule) question.rule = about.rule;
  if (about.source) question.source = about.source;
  if (denied && denied.length > 0) question.denied = denied;
  return question;
}

interface Offered<T> {
  readonly things: readonly T[];
  /** Where each thing offered stands among the candidates. */
  readonly from: readonly number[] | undefined;
  readonly options: Option[];
  readonly denied: readonly DeniedOption[];
}

const NONE: readonly DeniedOption[] = [];

function offer<T>(
  g: QuestionContext,
  candidates: readonly T[],
  about: QuestionDetails<T> & Partial<ShownAs<T>>,
): Offered<T> {
  const { refuse, as } = about;
  const show = (candidate: T): Option => asOption(as ? as(candidate) : (candidate as Choosable));
  if (!refuse) return { things: candidates, from: undefined, options: candidates.map(show), denied: NONE };
  const from = g.offers?.recall();
  if (!from) return judge(g, candidates, refuse, show);
  const things: T[] = [];
  const options: Option[] = [];
  for (let i = 0; i < from.length; i++) {
    const candidate = candidates[from[i] as number] as T;
    things.push(candidate);
    options.push(show(candidate));
  }
  return { things, from, options, denied: NONE };
}

function judge<T>(
  g: QuestionContext,
  candidates: readonly T[],
  refuse: (candidate: T) => Refusal | undefined,
  show: (candidate: T) => Option,
): Offered<T> {
  const { explain, offers } = g;
  const things: T[] = [];
  const from: number[] = [];
  const options: Option[] = [];
  const denied: DeniedOption[] = [];
  // What a refusal asks on trial is neither noted nor recalled.
  g.offers = undefined;
  for (let i = 0; i < candidates.length; i++) {
    const candidate = candidates[i] as T;
    const refusal = refuse(candidate);
    if (!refusal) {
      things.push(candidate);
      from.push(i);
      options.push(show(candidate));
    } else if (explain) denied.push({ option: show(candidate), ...refusal });
  }
  g.offers = offers;
  offers?.note(from);
  return { things, from, options, denied };
}

/** One of the candidates; nothing, and no question, if there is none or all are refused. */
export function* choose<T>(
  g: QuestionContext,
  seat: Seat,
  prompt: string,
  candidates: readonly T[],
  ...said: DetailsFor<T>
): Flow<T | undefined> {
  const about: QuestionDetails<T> & Partial<ShownAs<T>> = said[0] ?? {};
  const { things, options, denied } = offer(g, candidates, about);
  if (options.length === 0) return undefined;
  const [pick] = yield [withDetails({ kind: 'pick', seat, prompt, options, fallback: 0 }, about, denied)];
  return things[pick as number];
}

interface Declining {
  readonly decline?: string;
  readonly always?: true;
}

/**
 * One of the candidates or none of them: the last option, `decline`, is the default. It is asked even when every
 * candidate is refused, and with `always` even without any, so that being asked tells nothing about a hidden hand.
 */
export function* maybeChoose<T>(
  g: QuestionContext,
  seat: Seat,
  prompt: string,
  candidates: readonly T[],
  ...said: DetailsFor<T, Declining>
): Flow<T | undefined> {
  const about: QuestionDetails<T> & Partial<ShownAs<T>> & Declining = said[0] ?? {};
  if (candidates.length === 0 && !about.always) return undefined;
  const { things, options, denied } = offer(g, candidates, about);
  options.push({ key: about.decline ?? 'decline' });
  const fallback = options.length - 1;
  const [pick] = yield [withDetails({ kind: 'pick', seat, prompt, options, fallback }, about, denied)];
  return things[pick as number];
}

/**
 * Several candidates: at least `min`, at most `max`, or all if there are fewer. `limits` and `fallback` speak of
 * all candidates, the refused ones included.
 */
export function* chooseSome<T>(
  g: QuestionContext,
  seat: Seat,
  prompt: string,
  candidates: readonly T[],
  bounds: {
    readonly min: number;
    readonly max: number;
    readonly limits?: readonly PickLimit[];
    readonly fallback?: readonly number[];
  },
  ...said: DetailsFor<T>
): Flow<T[]> {
  const about: QuestionDetails<T> & Partial<ShownAs<T>> = said[0] ?? {};
  const { things, from, options, denied } = offer(g, candidates, about);
  const min = Math.min(bounds.min, options.length);
  const max = Math.min(bounds.max, options.length);
  if (max === 0) return [];
  const wanted = from ? bounds.fallback?.map(i => from.indexOf(i)).filter(i => i >= 0) : bounds.fallback;
  const fallback = wanted && wanted.length >= min ? wanted : options.slice(0, min).map((_, i) => i);
  const limits = bounds.limits && {
    limits: from
      ? bounds.limits.map(limit => ({ ...limit, weights: from.map(i => limit.weights[i] ?? 0) }))
      : bounds.limits,
  };
  const [pick] = yield [
    withDetails({ kind: 'some', seat, prompt, options, min, max, ...limits, fallback }, about, denied),
  ];
  return (pick as number[]).map(index => things[index] as T);
}

/** All candidates, in the order the seat wants; one or none needs no question. */
export function* putInOrder<T extends Choosable>(
  seat: Seat,
  prompt: string,
  things: readonly T[],
  about: QuestionDetails<T> = {},
): Flow<T[]> {
  if (things.length < 2) return [...things];
  const options = things.map(asOption);
  const fallback = options.map((_, i) => i);
  const [pick] = yield [withDetails({ kind: 'order', seat, prompt, options, fallback }, about)];
  return (pick as number[]).map(index => things[index] as T);
}

export function* chooseNumber(
  seat: Seat,
  prompt: string,
  bounds: { readonly min: number; readonly max: number; readonly fallback?: number },
  about: QuestionDetails = {},
): Flow<number> {
  const { min, max } = bounds;
  const fallback = bounds.fallback ?? min;
  const [pick] = yield [withDetails({ kind: 'number', seat, prompt, min, max, fallback }, about)];
  return pick as number;
}

/** Yes or no; no unless the seat says otherwise. */
export function* agree(
  seat: Seat,
  prompt: string,
  about: QuestionDetails & { readonly fallback?: boolean } = {},
): Flow<boolean> {
  const fallback = about.fallback ?? false;
  const [pick] = yield [withDetails({ kind: 'yes-no', seat, prompt, fallback }, about)];
  return pick as boolean;
}

/** How much each candidate gets. */
export function* chooseShares<T extends Choosable>(
  seat: Seat,
  prompt: string,
  shares: readonly { readonly to: T; readonly min: number; readonly max: number }[],
  total: { readonly min: number; readonly max: number },
  fallback: readonly number[],
  about: QuestionDetails<T> = {},
): Flow<{ to: T; share: number }[]> {
  const options = shares.map(({ to }) => asOption(to));
  const each = shares.map(({ min, max }) => ({ min, max }));
  const [pick] = yield [withDetails({ kind: 'assign', seat, prompt, options, each, total, fallback }, about)];
  return shares.map(({ to }, i) => ({ to, share: (pick as number[])[i] as number }));
}

const ONE_EACH = 'what is answered together is one question per seat';

/** One flow per seat asked at the same time; nobody sees another's answer before all have given theirs. */
export function* askTogether<T>(flows: readonly Flow<T>[]): Flow<T[]> {
  const results: (T | undefined)[] = flows.map(() => undefined);
  const questions: Question[] = [];
  const waiting: number[] = [];
  flows.forEach((flow, i) => {
    const first = flow.next();
    if (first.done) results[i] = first.value;
    else {
      const question = onePart(first.value);
      if (questions.some(({ seat }) => seat === question.seat)) throw new Error(ONE_EACH);
      questions.push(question);
      waiting.push(i);
    }
  });
  if (questions.length > 0) {
    const picks: Pick[] = yield questions;
    waiting.forEach((i, part) => {
      const rest = (flows[i] as Flow<T>).next([picks[part] as Pick]);
      if (!rest.done) throw new Error(ONE_EACH);
      results[i] = rest.value;
    });
  }
  return results as T[];
}

function onePart(value: unknown): Question {
  if (!Array.isArray(value) || value.length !== 1) throw new Error(ONE_EACH);
  return value[0] as Question;
}
