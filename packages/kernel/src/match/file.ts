import { commitment } from '../author/chance.ts';
import type { Def, Game, Setup } from '../author/game.ts';
import { isSeat, type Json, SEATS, type Seat } from '../author/ids.ts';
import { wrongSetupOption } from '../author/options.ts';
import type { State } from '../author/state.ts';
import { sha256, toHex, utf8 } from '../crypto/sha256.ts';
import { canonicalJson } from '../engine/digest.ts';
import type { AnsweredBy, LogEntry } from '../engine/log.ts';
import { Match, type Secret } from './match.ts';

const FILE_FORMAT = 'tavolata-match';
const FILE_VERSION = 1;

export type SeatNames = Readonly<Partial<Record<Seat, string>>>;

/** A whole match as a file (`.tavolata.json`). While it is being played online the secret stays out. */
export interface MatchFile {
  readonly format: typeof FILE_FORMAT;
  readonly version: number;
  readonly game: string;
  readonly rules: string;
  readonly schema: number;
  readonly setup: Setup;
  /** What whoever played was called. */
  readonly names?: SeatNames;
  readonly commitment: string;
  readonly secret?: Secret;
  /** The position it began with, if not with a deal: everything there is to know about it, so never without the secret. */
  readonly origin?: Json;
  readonly log: readonly LogEntry[];
  /** Of the last state: a replay must arrive there. */
  readonly digest: string;
  /** Of everything above: says whether somebody edited the file. */
  readonly sum: string;
}

export type FileProblem =
  | 'not-a-match-file'
  | 'other-version'
  | 'malformed'
  | 'tampered'
  | 'commitment-broken'
  | 'unknown-game'
  | 'no-secret';

const sumOf = (file: Omit<MatchFile, 'sum'>): string => toHex(sha256(utf8(canonicalJson(file)))).slice(0, 32);

interface Saving {
  readonly withSecret?: boolean;
  readonly names?: SeatNames;
}

export function saveMatch<S extends State, D extends Def>(
  match: Match<S, D>,
  { withSecret = true, names }: Saving = {},
): MatchFile {
  const { slug, version, schema } = match.game;
  const file: Omit<MatchFile, 'sum'> = {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    game: slug,
    rules: version,
    schema,
    setup: match.setup,
    ...(names && { names }),
    commitment: match.commitment,
    ...(withSecret && { secret: match.secret }),
    ...(withSecret && match.origin && { origin: match.origin as unknown as Json }),
    log: [...match.log],
    digest: match.digest(),
  };
  return { ...file, sum: sumOf(file) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPick = (value: unknown): boolean =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every(item => typeof item === 'number'));

const BY: readonly unknown[] = ['person', 'bot', 'default', 'auto'] satisfies AnsweredBy[];
const isMoment = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

function isEntry(value: unknown): value is LogEntry {
  if (!isRecord(value)) return false;
  switch (value.t) {
    case 'answer':
      return typeof value.q === 'string' && isSeat(value.seat) && isPick(value.pick) && BY.includes(value.by);
    case 'leave':
      return isSeat(value.seat);
    case 'undo':
      return isMoment(value.to) && isSeat(value.seat) && typeof value.rekey === 'boolean';
    case 'rollback':
      return isMoment(value.to);
    default:
      return false;
  }
}

const isHex = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

function isSetup(value: unknown): value is Setup {
  return (
    isRecord(value) && Array.isArray(value.seats) && value.seats.every(isSeat) && isRecord(value.options)
  );
}

const LONGEST_NAME = 100;
const isNames = (value: unknown): value is SeatNames =>
  isRecord(value) &&
  Object.entries(value).every(
    ([seat, name]) => isSeat(seat) && typeof name === 'string' && name.length <= LONGEST_NAME,
  );

/** Whether nothing lies deeper than a match file goes; what walks through it afterwards may then recurse. */
const isFlat = (value: unknown, depth = 16): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every(item => isFlat(item, depth - 1)));

/** Reads what claims to be a match file. Nothing of it is believed before it is checked. */
export function readMatchFile(json: unknown): MatchFile | FileProblem {
  if (!isRecord(json) || json.format !== FILE_FORMAT) return 'not-a-match-file';
  if (json.version !== FILE_VERSION) return 'other-version';
  if (!isFlat(json)) return 'malformed';
  const { game, rules, schema, setup, names, secret, log, digest, sum } = json;
  if (typeof game !== 'string' || typeof rules !== 'string' || !Number.isInteger(schema)) return 'malformed';
  if (!isSetup(setup) || !isHex(json.commitment) || typeof digest !== 'string') return 'malformed';
  if (names !== undefined && !isNames(names)) return 'malformed';
  if (!Array.isArray(log) || !log.every(isEntry)) return 'malformed';
  if (secret !== undefined && !(isRecord(secret) && isHex(secret.key) && isHex(secret.salt)))
    return 'malformed';
  if (json.origin !== undefined && !(isRecord(json.origin) && secret !== undefined)) return 'malformed';
  const { sum: _, ...rest } = json;
  if (sum !== sumOf(rest as unknown as Omit<MatchFile, 'sum'>)) return 'tampered';
  const file = json as unknown as MatchFile;
  if (file.secret && commitment(file.secret.key, file.secret.salt) !== file.commitment)
    return 'commitment-broken';
  return file;
}

/** Plays a file's match again. Throws where these rules part from it: a `Divergence` if that is in the log. */
export function loadMatch<S extends State, D extends Def>(
  game: Game<S, D>,
  file: MatchFile,
  onEntry?: (match: Match<S, D>, index: number) => void,
): Match<S, D> | FileProblem {
  const match = beginMatch(game, file);
  if (typeof match === 'string') return match;
  for (const index of match.follow(file.log)) onEntry?.(match, index);
  return match;
}

/** A file's match at its beginning: its log follows. */
export function beginMatch<S extends State, D extends Def>(
  game: Game<S, D>,
  file: MatchFile,
): Match<S, D> | FileProblem {
  if (file.game !== game.slug) return 'unknown-game';
  if (!file.secret) return 'no-secret';
  const { seats, options } = file.setup;
  if (seats.length < game.players.min || seats.length > game.players.max) return 'malformed';
  if (seats.some((seat, i) => seat !== SEATS[i])) return 'malformed';
  if (wrongSetupOption(game, options as Json)) return 'malformed';
  const { setup, secret, origin } = file;
  if (!origin) return Match.start(game, setup, secret);
  if (file.schema !== game.schema)
    throw new Error(
      `it begins with a position of schema ${file.schema}, but these rules know schema ${game.schema}`,
    );
  return begunFrom(game, setup, secret, origin) ?? 'malformed';
}

/** A position somebody wrote into a file, if the rules can stand on it at all. */
function begunFrom<S extends State, D extends Def>(
  game: Game<S, D>,
  setup: Setup,
  secret: Secret,
  origin: Json,
): Match<S, D> | undefined {
  try {
    return Match.from(game, setup, secret, origin as unknown as S);
  } catch {
    return undefined;
  }
}
