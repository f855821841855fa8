import { isCard, isSeat, type Pick, type Seat } from '@tavolata/kernel';
import { sumOf } from '@tavolata/kernel/match';
import type { Problem } from '../errors.ts';
import { isStopMode, type SettingsChange, yieldUntils } from '../state/stops.ts';
import type { ThingRef } from './point.ts';

/** Commands that change something, and are saved before they are acknowledged. */
export type LoggedCommand =
  /** `q` is the id of the question it answers. */
  | { readonly n: number; readonly do: 'answer'; readonly q: string; readonly pick: Pick }
  | { readonly n: number; readonly do: 'concede' }
  /** Back to when `to` deeds stood; without it, to before the seat's own last answer. */
  | { readonly n: number; readonly do: 'undo'; readonly to?: number }
  | { readonly n: number; readonly do: 'agree'; readonly request: number }
  | { readonly n: number; readonly do: 'refuse'; readonly request: number }
  | ({ readonly n: number } & SettingsChange)
  /** A seat to a bot of that level, or `open` for a friend. */
  | { readonly n: number; readonly do: 'replace'; readonly seat: Seat; readonly with: string }
  | { readonly n: number; readonly do: 'more-time'; readonly seat: Seat };

/** Shows everybody, or one's own team, something on the table. It changes nothing, so it uses no number up. */
export type PointCommand = {
  readonly n: number;
  readonly do: 'point';
  readonly at: ThingRef;
  readonly to?: 'team';
};

/** What a seat can tell the table. Every command has the seat's next number, `n`. */
export type Command = LoggedCommand | PointCommand;

/** A command before it has its number. */
export type CommandDraft = Command extends infer C ? (C extends Command ? Omit<C, 'n'> : never) : never;

type Fields = Readonly<Record<string, unknown>>;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;
/** What games call questions and cards is short: it is kept with every yield, and a seat may have many. */
const isName = (value: unknown): boolean => typeof value === 'string' && value.length <= 80;
const optional = (value: unknown, is: (value: unknown) => boolean): boolean =>
  value === undefined || is(value);
const isBoolean = (value: unknown): boolean => typeof value === 'boolean';

/** Any shape a pick can have; whether it fits the question is the kernel's to say. */
const isPick = (value: unknown): boolean =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.length <= 1000 && value.every(item => typeof item === 'number'));

const things: Readonly<Record<string, (value: unknown) => boolean>> = {
  card: value => isCard(value) && Number.isSafeInteger(value),
  place: isText,
  seat: isSeat,
};

/** A thing is named in exactly one way. */
function isThing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const [named, ...more] = Object.entries(value);
  if (!named || more.length > 0) return false;
  const [kind, name] = named;
  return Object.hasOwn(things, kind) && things[kind]?.(name) === true;
}

/** The fields of a command and what they must look like, in the order in which a sum takes them. */
type Shape = Readonly<Record<string, (value: unknown) => boolean>>;

const shapes: Readonly<Record<Command['do'], Shape>> = {
  answer: { q: isText, pick: isPick },
  concede: {},
  undo: { to: value => optional(value, isCount) },
  agree: { request: isCount },
  refuse: { request: isCount },
  stops: { mode: isStopMode, askForced: value => optional(value, isBoolean) },
  yield: {
    prompt: isName,
    source: value => optional(value, isName),
    until: value => value === 'never' || (yieldUntils as readonly unknown[]).includes(value),
  },
  hold: { on: isBoolean },
  cancel: {},
  replace: { seat: isSeat, with: isText },
  'more-time': { seat: isSeat },
  point: { at: isThing, to: value => optional(value, to => to === 'team') },
};

/** Reads what claims to be a command. Nothing of it is believed before it is checked; unknown fields are refused. */
export function readCommand(value: unknown): Command | Problem {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { code: 'malformed' };
  const fields = value as Fields;
  if (!isCount(fields.n) || fields.n === 0 || typeof fields.do !== 'string') return { code: 'malformed' };
  if (!Object.hasOwn(shapes, fields.do)) return { code: 'unknown-command' };
  const shape = shapes[fields.do as Command['do']];
  for (const key in fields)
    if (key !== 'n' && key !== 'do' && !Object.hasOwn(shape, key)) return { code: 'malformed' };
  for (const name in shape) if (!shape[name]?.(fields[name])) return { code: 'malformed' };
  return fields as unknown as Command;
}

/** The number of what claims to be a command, for the reply. */
export function numberOf(value: unknown): number {
  const n = typeof value === 'object' && value !== null ? (value as Fields).n : undefined;
  return isCount(n) ? n : 0;
}

/** What makes a command, beside its number. */
const keys: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(shapes).map(([name, shape]) => [name, ['do', ...Object.keys(shape)]]),
);

/** Tells two commands under one number apart, in whatever order their fields were sent. */
export const checksumOf = (command: Command): number => sumOf(command, keys[command.do] as readonly string[]);
