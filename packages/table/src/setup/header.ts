import { type BotName, isBotName } from '@tavolata/bots';
import { type Def, type Game, isSeat, type Seat, type Setup, type State } from '@tavolata/kernel';
import { commitment, type Secret, toHex, wrongSetupOption } from '@tavolata/kernel/match';
import type { Problem } from '../errors.ts';
import type { Entropy } from '../util/host.ts';
import type { Origin, StartPosition } from './origin.ts';

/** Who sits in a seat. People at one screen agree with each other about taking moves back. */
export type Sitter =
  | { readonly who: 'person'; readonly name: string; readonly screen?: string }
  | { readonly who: 'bot'; readonly name: string; readonly level: BotName }
  | { readonly who: 'open' };

type Sitters = Readonly<Partial<Record<Seat, Sitter>>>;

/** How long bots and automatic answers seem to think: evenly between the two, whatever the hand. */
export interface Pace {
  readonly min: number;
  readonly max: number;
}

/** Clocks, in milliseconds: a budget per seat that grows back a little with each answer. */
export interface ClockRules {
  readonly budget: number;
  readonly bonus: number;
  /** Everybody is warned when this much is left. */
  readonly warning: number;
  /** How long the clock waits, at each question, for somebody who is not connected. */
  readonly patience: number;
}

/** What is settled before a match starts. It holds the secret: it never leaves the host. */
export interface Header {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly schema: number;
  readonly setup: Setup;
  readonly secret: Secret;
  /** Shown to everybody before the match starts. */
  readonly commitment: string;
  /** As at the beginning; the log tells who came later. */
  readonly seats: Sitters;
  /** Who may fill and open other seats. */
  readonly owner?: Seat;
  readonly pace: Pace;
  readonly clock?: ClockRules;
  readonly origin?: Origin;
  readonly created: number;
}

export interface TablePlan {
  readonly id: string;
  readonly setup: Setup;
  readonly seats: Sitters;
  readonly owner?: Seat;
  /** None: at one's own screen nobody is fooled. */
  readonly pace?: Pace;
  readonly clock?: ClockRules;
  /** Where it goes on from; without it, cards are dealt. */
  readonly from?: StartPosition;
}

const MAX_NAME_LENGTH = 40;
/** What joins several snapshots into one, a family for instance, is nothing hidden. */
const JOINT = /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/gu;

/** Control and format characters, separators of lines and paragraphs, and letters that show nothing. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u;

const isName = (name: unknown): boolean =>
  typeof name === 'string' &&
  name.trim() !== '' &&
  name.length <= MAX_NAME_LENGTH &&
  !UNSEEN.test(name.replace(JOINT, ''));

export function problemWithSitter(sitter: Sitter): Problem | undefined {
  if (sitter.who === 'open') return undefined;
  if (!isName(sitter.name)) return { code: 'bad-name' };
  return sitter.who === 'bot' && !isBotName(sitter.level) ? { code: 'unknown-bot' } : undefined;
}

export function newSecret(entropy: Entropy): Secret {
  return { key: toHex(entropy.bytes(32)), salt: toHex(entropy.bytes(32)) };
}

/** A header for a new match that begins with a deal, or what is wrong with the plan. */
export function headerOf<S extends State, D extends Def>(
  game: Game<S, D>,
  plan: TablePlan,
  secret: Secret,
  created: number,
): Header | Problem {
  const { id, setup, seats, owner, clock, pace = { min: 0, max: 0 } } = plan;
  const count = setup.seats.length;
  if (count < game.players.min || count > game.players.max || !setup.seats.every(isSeat))
    return { code: 'wrong-seats' };
  if (wrongSetupOption(game, setup.options) || game.refuseSetup?.(setup)) return { code: 'wrong-options' };
  for (const seat of setup.seats) {
    const sitter = seats[seat];
    const wrong = sitter ? problemWithSitter(sitter) : ({ code: 'wrong-seats' } as const);
    if (wrong) return wrong;
  }
  return {
    id,
    game: game.slug,
    rules: game.version,
    schema: game.schema,
    setup,
    secret,
    commitment: commitment(secret.key, secret.salt),
    seats,
    ...(owner && { owner }),
    pace,
    ...(clock && { clock }),
    created,
  };
}
