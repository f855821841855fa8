import { hashOf } from '../crypto/hash.ts';
import { type CardId, isCard, isSeat, type Json, type RuleId, type Seat } from './ids.ts';

/** Values of prompts and events; texts give cards, seats and `{term}` keys their names. */
export type Params = Readonly<Record<string, Json | CardId | undefined>>;

/** Something that can be picked: what is done (`key`) and to what. A page lights `card`, `seat` or `place`. */
export interface Option {
  readonly key: string;
  readonly card?: CardId;
  readonly seat?: Seat;
  readonly place?: string;
  readonly value?: number;
  readonly params?: Params;
  /** Legal, but without effect now: nobody needs to be stopped for it. */
  readonly idle?: true;
}

/** Why something on the table cannot be picked now. `reason` is a text key. */
export interface Refusal {
  readonly reason: string;
  readonly rule: RuleId;
  readonly params?: Params;
}

export interface DeniedOption extends Refusal {
  readonly option: Option;
}

/** A limit on several picks together: the weights of what is picked add up to no less and no more. */
export interface PickLimit {
  readonly weights: readonly number[];
  readonly min?: number;
  readonly max?: number;
}

interface QuestionBase {
  readonly seat: Seat;
  /** A text key, and what yields and scenarios know the question by. */
  readonly prompt: string;
  readonly params?: Params;
  readonly rule?: RuleId;
  /** The card that asks, if one does. */
  readonly source?: CardId;
  /** What could be expected among the options and is not, with the reason. Not part of the question's identity. */
  readonly denied?: readonly DeniedOption[];
}

export interface PickQuestion extends QuestionBase {
  readonly kind: 'pick';
  readonly options: readonly Option[];
  readonly fallback: number;
}
export interface SomeQuestion extends QuestionBase {
  readonly kind: 'some';
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  readonly limits?: readonly PickLimit[];
  readonly fallback: readonly number[];
}
export interface OrderQuestion extends QuestionBase {
  readonly kind: 'order';
  readonly options: readonly Option[];
  readonly fallback: readonly number[];
}
export interface NumberQuestion extends QuestionBase {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly fallback: number;
}
export interface YesNoQuestion extends QuestionBase {
  readonly kind: 'yes-no';
  readonly fallback: boolean;
}
/** How much goes to each option: each share within its bounds, all shares together within `total`. */
export interface AssignQuestion extends QuestionBase {
  readonly kind: 'assign';
  readonly options: readonly Option[];
  readonly each: readonly { readonly min: number; readonly max: number }[];
  readonly total: { readonly min: number; readonly max: number };
  readonly fallback: readonly number[];
}

/** One seat's part of a question. A question is a list of these: one, or one per seat when several answer at once. */
export type Question =
  | PickQuestion
  | SomeQuestion
  | OrderQuestion
  | NumberQuestion
  | YesNoQuestion
  | AssignQuestion;

/** An answer: an index, several, an order, a number, yes or no, or shares, by the question's kind. */
export type Pick = number | boolean | readonly number[];

export type WrongPick =
  | 'wrong-shape'
  | 'not-an-option'
  | 'picked-twice'
  | 'too-few'
  | 'too-many'
  | 'out-of-range'
  | 'breaks-limit';

const isIndex = (value: unknown, length: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < length;

function wrongIndices(pick: unknown, length: number): WrongPick | undefined {
  if (!Array.isArray(pick)) return 'wrong-shape';
  // Not `every`, which steps over the holes of a sparse array.
  for (let i = 0; i < pick.length; i++) if (!isIndex(pick[i], length)) return 'not-an-option';
  if (new Set(pick).size !== pick.length) return 'picked-twice';
  return undefined;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function wrongSome(question: SomeQuestion, pick: unknown): WrongPick | undefined {
  const wrong = wrongIndices(pick, question.options.length);
  if (wrong) return wrong;
  const picked = pick as readonly number[];
  if (picked.length < question.min) return 'too-few';
  if (picked.length > question.max) return 'too-many';
  for (const { weights, min, max } of question.limits ?? []) {
    const weight = sum(picked.map(index => weights[index] ?? 0));
    if ((min !== undefined && weight < min) || (max !== undefined && weight > max)) return 'breaks-limit';
  }
  return undefined;
}

function wrongShares(question: AssignQuestion, pick: unknown): WrongPick | undefined {
  if (!Array.isArray(pick) || pick.length !== question.options.length) return 'wrong-shape';
  const shares: readonly unknown[] = Array.from(pick);
  if (!shares.every(share => Number.isInteger(share))) return 'wrong-shape';
  const fits = question.each.every(
    ({ min, max }, i) => (shares[i] as number) >= min && (shares[i] as number) <= max,
  );
  if (!fits) return 'out-of-range';
  const total = sum(shares as number[]);
  return total < question.total.min || total > question.total.max ? 'breaks-limit' : undefined;
}

/** The one judge of answers, whoever sent them. Says what is wrong, or nothing. */
export function wrongWith(question: Question, pick: unknown): WrongPick | undefined {
  switch (question.kind) {
    case 'pick':
      if (typeof pick !== 'number') return 'wrong-shape';
      return isIndex(pick, question.options.length) ? undefined : 'not-an-option';
    case 'some':
      return wrongSome(question, pick);
    case 'order': {
      const wrong = wrongIndices(pick, question.options.length);
      if (wrong) return wrong;
      return (pick as readonly number[]).length < question.options.length ? 'too-few' : undefined;
    }
    case 'number':
      if (typeof pick !== 'number' || !Number.isInteger(pick)) return 'wrong-shape';
      return pick < question.min || pick > question.max ? 'out-of-range' : undefined;
    case 'yes-no':
      return typeof pick === 'boolean' ? undefined : 'wrong-shape';
    case 'assign':
      return wrongShares(question, pick);
  }
}

/** Whether there is only one way to answer. */
export function isForced(question: Question): boolean {
  switch (question.kind) {
    case 'pick':
    case 'order':
      return question.options.length === 1;
    case 'some':
      return question.options.length === question.min || question.max === 0;
    case 'number':
      return question.min === question.max;
    case 'yes-no':
      return false;
    case 'assign': {
      const { each, total } = question;
      const least = sum(each.map(({ min }) => min));
      const most = sum(each.map(({ max }) => max));
      const isOnlyTotal = each.length === 1 && total.min === total.max;
      return least === most || total.max === least || total.min === most || isOnlyTotal;
    }
  }
}

/** Copies a value with every card in it replaced; what the kernel hides and what texts name go through here. */
export function mapCards(value: unknown, change: (card: CardId) => unknown): unknown {
  if (isCard(value)) return change(value);
  if (Array.isArray(value)) return value.map(item => mapCards(item, change));
  if (typeof value === 'object' && value !== null) {
    const copy: Record<string, unknown> = {};
    for (const key of Object.keys(value))
      copy[key] = mapCards((value as Record<string, unknown>)[key], change);
    return copy;
  }
  return value;
}

/** Calls for every card a value names. */
export function eachCard(value: unknown, visit: (card: CardId) => void): void {
  if (isCard(value)) visit(value);
  else if (Array.isArray(value)) for (const item of value) eachCard(item, visit);
  else if (typeof value === 'object' && value !== null)
    for (const key in value) eachCard((value as Record<string, unknown>)[key], visit);
}

/** What identifies a question in the log: a replay that meets another one stops. */
export const fingerprint = (question: Question): string => hashOf(question, 'denied');

/** Anything that can stand for itself among options: a card, a seat, a word, or an option with its particulars. */
export type Choosable = CardId | Seat | string | Option;

export function asOption(thing: Choosable): Option {
  if (typeof thing === 'object') return thing;
  if (isCard(thing)) return { key: 'card', card: thing };
  if (isSeat(thing)) return { key: 'seat', seat: thing };
  return { key: thing as string };
}
