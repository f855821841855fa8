import type { Bot, Players } from '@tavolata/bots';
import type { Def, Play, Result, State } from '@tavolata/kernel';
import type { EventSink } from '@tavolata/kernel/match';
import type { MatchReport, Watcher } from '@tavolata/kernel/terminal';
import { emptyFindings, type Findings, notesIn } from './findings.ts';

/** One match with somebody looking on. */
interface Watched {
  readonly players: Players;
  readonly sink: EventSink;
  /** What was found, once the match is over. */
  found(result: Result): Findings;
}

/** A watcher is only ever handed the game it was made for. */
const anyTable = (g: unknown): Play<State, Def> => g as Play<State, Def>;

const withOnlooker = (bot: Bot, { answer }: Watcher<State, Def>): Bot => ({
  name: bot.name,
  // The onlooker wants the view even where the bot does not.
  looks: bot.looks || answer !== undefined,
  choose(view, question, below) {
    const pick = bot.choose(view, question, below);
    answer?.(anyTable(view), question, pick);
    return pick;
  },
});

export function watchMatches(report: MatchReport, players: Players): Watched {
  const findings = emptyFindings();
  const watcher = report.watch(notesIn(findings));
  let table: Play<State, Def> | undefined;
  return {
    players: Object.fromEntries(
      Object.entries(players).map(([seat, bot]) => [seat, withOnlooker(bot, watcher)]),
    ),
    sink(g, type, params) {
      table = anyTable(g);
      watcher.event?.(table, type, params);
    },
    found(result) {
      if (table) watcher.end?.(table, result);
      return findings;
    },
  };
}
