import {
  type Def,
  type Game,
  type Pick,
  playOn,
  type Question,
  type Seat,
  type State,
} from '@tavolata/kernel';
import { KeyedChance, keyOf, questionInView, type SeatView, type Standpoint } from '@tavolata/kernel/match';
import type { Below, Bot } from './bot.ts';

/** What `think` needs of a match; the kernel's `Match` has it all. */
interface MatchLike<S extends State, D extends Def> {
  readonly game: Game<S, D>;
  /** How many deeds stand. */
  readonly length: number;
  viewFor(viewer: Seat): SeatView<S>;
  questionFor(seat: Seat): Question | undefined;
  standpoint(seat: Seat): Standpoint<S>;
}

/** Chance that depends on a text alone. */
export function belowOf(text: string): Below {
  const chance = new KeyedChance(keyOf(text));
  const mark = { epoch: 0, drawn: 0 };
  return below => chance.int(mark, below);
}

/** The text a bot's chance hangs on: after an undo, in a replay and on another machine it thinks the same again. */
export const thoughtKey = (key: string, seat: Seat, deeds: number): string => `${key} ${seat} ${deeds}`;

/** What a bot is asked, as its seat sees it; the standpoint for one that imagines worlds. */
interface BotQuestion<S extends State> {
  readonly view: S;
  readonly question: Question;
  readonly key: string;
  readonly standpoint?: Standpoint<S> | undefined;
}

/** The bot's answer to a question as its seat sees it. All of it is plain data, so that a worker can do it. */
export function decide<S extends State, D extends Def>(
  game: Game<S, D>,
  bot: Bot,
  { view, question, key, standpoint }: BotQuestion<S>,
): Pick {
  return bot.choose(playOn(game, view), question, belowOf(key), standpoint && (() => standpoint));
}

/** The same with pauses. */
export function* thinkInSteps<S extends State, D extends Def>(
  game: Game<S, D>,
  bot: Bot,
  thought: BotQuestion<S>,
): Generator<void, Pick> {
  const { view, question, key, standpoint } = thought;
  if (!bot.ponder) return decide(game, bot, thought);
  return yield* bot.ponder(playOn(game, view), question, belowOf(key), standpoint && (() => standpoint));
}

/** The bot's answer to the seat's open question; nothing if the seat is not asked. */
export function think<S extends State, D extends Def>(
  match: MatchLike<S, D>,
  seat: Seat,
  bot: Bot,
  key: string,
): Pick | undefined {
  const open = match.questionFor(seat);
  if (!open) return undefined;
  const { state, rename } = match.viewFor(seat);
  const question = questionInView(open, rename);
  const standpoint = bot.imagines && match.standpoint(seat);
  return decide(match.game, bot, {
    view: state,
    question,
    key: thoughtKey(key, seat, match.length),
    standpoint,
  });
}
