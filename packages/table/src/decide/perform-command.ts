import { isBotName } from '@tavolata/bots';
import type { Def, Seat, State } from '@tavolata/kernel';
import { canonicalJson } from '@tavolata/kernel/match';
import type { Problem } from '../errors.ts';
import { freeBotName } from '../setup/bot-names.ts';
import { changeSettings, declineOf, type SettingsChange } from '../state/stops.ts';
import type { Decision, TableState } from '../state/table-state.ts';
import type { LoggedCommand } from './commands.ts';
import { undo } from './undo.ts';

/** What a command needs to know that is not in the log. */
export interface CommandContext {
  /** Whether the seat's person has been away long enough for others to decide about the seat. */
  isLost(seat: Seat): boolean;
}

/** Carries a seat's command out, up to what is left to save; or says why not, and nothing has changed. */
export function performCommand<S extends State, D extends Def>(
  state: TableState<S, D>,
  seat: Seat,
  command: LoggedCommand,
  context: CommandContext,
): Decision<S, D> | Problem {
  const { ledger } = state;
  if (!ledger.seats.has(seat)) return { code: 'unknown-seat' };
  if (!ledger.isPerson(seat)) return { code: 'not-seated' };
  switch (command.do) {
    case 'answer':
      return answer(state, seat, command);
    case 'concede':
      return state.decide(match => match.leave(seat));
    case 'undo':
      return undo(state, seat, command.to);
    case 'agree':
    case 'refuse':
      return consent(state, seat, command);
    case 'stops':
    case 'yield':
    case 'hold':
    case 'cancel':
      return settings(state, seat, command);
    case 'replace':
      return replace(state, seat, command, context);
    case 'more-time':
      return moreTime(state, seat, command.seat);
  }
}

type Of<K extends LoggedCommand['do']> = Extract<LoggedCommand, { do: K }>;

function answer<S extends State, D extends Def>(
  state: TableState<S, D>,
  seat: Seat,
  { q, pick }: Of<'answer'>,
): Decision<S, D> | Problem {
  const { match } = state;
  if (!match) return { code: 'not-started' };
  if (match.result) return { code: 'over' };
  if (state.hasLeft(seat)) return { code: 'already-left' };
  const part = state.part(seat);
  if (!part) return { code: 'not-asked' };
  if (part.q !== q) return { code: 'stale-question' };
  return state.decide(live => live.answer(seat, pick, 'person'));
}

/**
 * Those who are asked agree. Whoever plays may refuse, also who has asked, has agreed or has come since: while an undo is
 * discussed nobody moves, and whoever it waits for may never come back.
 */
function consent<S extends State, D extends Def>(
  state: TableState<S, D>,
  seat: Seat,
  command: Of<'agree' | 'refuse'>,
): Decision<S, D> | Problem {
  const { request } = state.ledger;
  if (request?.id !== command.request) return { code: 'no-request' };
  const mayRefuse = command.do === 'refuse' && !state.hasLeft(seat);
  if (!request.needs.includes(seat) && !mayRefuse) return { code: 'not-asked-to-agree' };
  return { entries: [{ t: command.do, seat }] };
}

function settings<S extends State, D extends Def>(
  state: TableState<S, D>,
  seat: Seat,
  { n: _, ...change }: Of<SettingsChange['do']>,
): Decision<S, D> | Problem {
  const { match, ledger } = state;
  if (!match) return { code: 'not-started' };
  const now = ledger.settings(seat);
  if (change.do === 'yield' && change.until !== 'never') {
    const part = state.part(seat);
    if (part?.question.prompt === change.prompt && declineOf(part.question) === undefined)
      return { code: 'cannot-yield' };
  }
  const isNew = canonicalJson(changeSettings(now, change, match.eventCount)) !== canonicalJson(now);
  return { entries: isNew ? [{ t: 'set', seat, change }] : [] };
}

/**
 * One's own seat may go to a bot or a friend; others are the owner's to give, a person's only when long deserted. Where
 * the owner is no longer there, whoever is may: nobody should wait for ever.
 */
function replace<S extends State, D extends Def>(
  { ledger, header }: TableState<S, D>,
  seat: Seat,
  command: Of<'replace'>,
  context: CommandContext,
): Decision<S, D> | Problem {
  const { seat: target, with: who } = command;
  const sitter = ledger.seats.get(target);
  if (!sitter) return { code: 'unknown-seat' };
  const { owner } = header;
  const isGone = owner !== undefined && (!ledger.isPerson(owner) || context.isLost(owner));
  if (target !== seat && seat !== owner && !isGone) return { code: 'not-yours' };
  if (target !== seat && sitter.who === 'person' && !context.isLost(target)) return { code: 'still-here' };
  if (who === 'open') return { entries: [{ t: 'sit', seat: target, sitter: { who: 'open' } }] };
  if (!isBotName(who)) return { code: 'unknown-bot' };
  // Everybody knows the seat by its name: the bot plays on under it.
  const name = sitter.who === 'open' ? freeBotName(ledger.takenNames) : sitter.name;
  return { entries: [{ t: 'sit', seat: target, sitter: { who: 'bot', name, level: who } }] };
}

/** Time is given by another person; where there is none, nobody minds. */
function moreTime<S extends State, D extends Def>(
  state: TableState<S, D>,
  seat: Seat,
  to: Seat,
): Decision<S, D> | Problem {
  const { ledger, header, match, balances } = state;
  if (!header.clock) return { code: 'no-clock' };
  if (!match) return { code: 'not-started' };
  if (match.result) return { code: 'over' };
  if (!ledger.isPerson(to)) return { code: 'not-seated' };
  const others = [...ledger.seats.keys()].some(other => other !== seat && ledger.isPerson(other));
  if (to === seat && others) return { code: 'not-yours' };
  if (!balances.hasRoomFor(to)) return { code: 'enough-time' };
  return { entries: [{ t: 'more-time', seat, to }] };
}
