import {
  type Ask,
  type Def,
  type Game,
  KeyedChance,
  keyOf,
  type Pick,
  playOn,
  type Seat,
  type Seen,
  type State,
  seeAsk,
} from '@tavolata/kernel';
import type { Below, Bot } from './bot.ts';

/** What `think` needs of a match; the kernel's `Match` has it all. */
export interface MatchLike<S extends State, D extends Def> {
  readonly game: Game<S, D>;
  /** How many deeds stand. */
  readonly length: number;
  see(viewer: Seat): Seen<S>;
  askFor(seat: Seat): Ask | undefined;
}

/** Chance that depends on a text alone. */
export function belowOf(text: string): Below {
  const chance = new KeyedChance(keyOf(text));
  const mark = { epoch: 0, drawn: 0 };
  return below => chance.int(mark, below);
}

/** The text a bot's chance hangs on: after an undo, in a replay and on another machine it thinks the same again. */
export const thoughtKey = (key: string, seat: Seat, deeds: number): string => `${key} ${seat} ${deeds}`;

/** The bot's answer to a question as its seat sees it. All of it is plain data, so that a worker can do it. */
export function decide<S extends State, D extends Def>(
  game: Game<S, D>,
  bot: Bot,
  thought: { readonly view: S; readonly ask: Ask; readonly key: string },
): Pick {
  return bot.choose(playOn(game, thought.view), thought.ask, belowOf(thought.key));
}

/** The bot's answer to the seat's open question; nothing if the seat is not asked. */
export function think<S extends State, D extends Def>(
  match: MatchLike<S, D>,
  seat: Seat,
  bot: Bot,
  key: string,
): Pick | undefined {
  const open = match.askFor(seat);
  if (!open) return undefined;
  const { state, rename } = match.see(seat);
  const ask = seeAsk(open, rename);
  return decide(match.game, bot, { view: state, ask, key: thoughtKey(key, seat, match.length) });
}
