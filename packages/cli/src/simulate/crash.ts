import { type Below, belowOf, type Players } from '@tavolata/bots';
import { type Ask, keyOf, Match, type Pick, playOn, type Seat, seeAsk } from '@tavolata/kernel';
import type { CrashReport } from '@tavolata/table';
import type { AnyMatch, Registered } from '../registry.ts';
import { fixture, type Plan } from './plan.ts';

/** Plays a match that crashed once more, with its log: the report runs as a failing test. */
export function crashReport(registered: Registered, plan: Plan, n: number): CrashReport | undefined {
  const { setup, key, players } = fixture(registered, plan, n);
  const secret = { key, salt: keyOf(`${key} salt`) };
  const match = Match.start(registered.game, setup, secret);
  const minds = new Map<Seat, Below>(setup.seats.map(seat => [seat, belowOf(`${key} bot ${seat}`)]));
  while (!match.result) {
    // All parts are thought about before any is answered, as in the simulation.
    const answers = match.asks.map(ask => ({ seat: ask.seat, pick: thought(match, ask, players, minds) }));
    for (const { seat, pick } of answers) {
      const rejection = match.answer(seat, pick, 'bot');
      if (rejection && 'report' in rejection) return { ...rejection.report, secret };
      if (rejection) return undefined;
    }
  }
  return undefined;
}

function thought(match: AnyMatch, ask: Ask, players: Players, minds: ReadonlyMap<Seat, Below>): Pick {
  const { state, rename } = match.see(ask.seat);
  const bot = players[ask.seat];
  const below = minds.get(ask.seat);
  if (!bot || !below) throw new Error(`nobody plays seat ${ask.seat}`);
  return bot.choose(playOn(match.game, state), seeAsk(ask, rename), below);
}
