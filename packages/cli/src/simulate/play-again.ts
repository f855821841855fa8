import { type Below, belowOf, type Players } from '@tavolata/bots';
import { isForced, type Pick, playOn, type Question, type Seat } from '@tavolata/kernel';
import { keyOf, Match, questionInView } from '@tavolata/kernel/match';
import type { CrashReport } from '@tavolata/table';
import type { AnyMatch, Registered } from '../registry.ts';
import { matchSetupOf, type SimulationPlan } from './plan.ts';

interface PlayedAgain {
  readonly match: AnyMatch;
  /** Runs as a failing test; absent if the match does not crash. */
  readonly crash?: CrashReport;
}

/** Plays the n-th match of a simulation again, with its log: to its end, or for a number of decisions. */
export function playAgain(
  registered: Registered,
  plan: SimulationPlan,
  n: number,
  decisions = 100_000,
): PlayedAgain {
  const { setup, key, players } = matchSetupOf(registered, plan, n);
  const secret = { key, salt: keyOf(`${key} salt`) };
  const match = Match.start(registered.game, setup, secret);
  const minds = new Map<Seat, Below>(setup.seats.map(seat => [seat, belowOf(`${key} bot ${seat}`)]));
  while (!match.result && match.length < decisions) {
    // All parts are thought about before any is answered, as in the simulation.
    const answers = match.questions.map(question => ({
      seat: question.seat,
      pick: thought(match, question, players, minds),
    }));
    for (const { seat, pick } of answers) {
      const rejection = match.answer(seat, pick, 'bot');
      if (rejection && 'report' in rejection) return { match, crash: { ...rejection.report, secret } };
      if (rejection) throw new Error(`${players[seat]?.name} answered what it may not: ${rejection.code}`);
    }
  }
  return { match };
}

function thought(
  match: AnyMatch,
  question: Question,
  players: Players,
  minds: ReadonlyMap<Seat, Below>,
): Pick {
  // Nobody thinks about these in the simulation, and thinking draws from the bot's chance.
  if (isForced(question)) return question.fallback;
  const { state, rename } = match.viewFor(question.seat);
  const bot = players[question.seat];
  const below = minds.get(question.seat);
  if (!bot || !below) throw new Error(`nobody plays seat ${question.seat}`);
  const standpoint = () => match.standpoint(question.seat);
  return bot.choose(playOn(match.game, state), questionInView(question, rename), below, standpoint);
}
