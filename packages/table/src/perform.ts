import { isBotName } from '@tavolata/bots';
import { canonical, type Def, type Seat, type State } from '@tavolata/kernel';
import type { Deed } from './commands.ts';
import type { Problem } from './errors.ts';
import { freeBotName } from './names.ts';
import type { Draft, Standing } from './standing.ts';
import { type Change, changed, declineOf } from './stops.ts';
import { undo } from './undo.ts';

/** What a command needs to know that is not in the log. */
export interface Circumstances {
  /** Whether the seat's person has been gone for so long that others may decide about the seat. */
  isLost(seat: Seat): boolean;
}

/** Carries a seat's command out, up to what is left to save; or says why not, and nothing has changed. */
export function perform<S extends State, D extends Def>(
  standing: Standing<S, D>,
  seat: Seat,
  command: Deed,
  around: Circumstances,
): Draft | Problem {
  const { affairs } = standing;
  if (!affairs.seats.has(seat)) return { code: 'unknown-seat' };
  if (!affairs.isPerson(seat)) return { code: 'not-seated' };
  switch (command.do) {
    case 'answer':
      return answer(standing, seat, command);
    case 'concede':
      return standing.draft(match => match.leave(seat));
    case 'undo':
      return undo(standing, seat, command.to);
    case 'agree':
    case 'refuse':
      return consent(standing, seat, command);
    case 'stops':
    case 'yield':
    case 'hold':
    case 'cancel':
      return settings(standing, seat, command);
    case 'replace':
      return replace(standing, seat, command, around);
    case 'more-time':
      return moreTime(standing, seat, command.seat);
  }
}

type Of<K extends Deed['do']> = Extract<Deed, { do: K }>;

function answer<S extends State, D extends Def>(
  standing: Standing<S, D>,
  seat: Seat,
  { q, pick }: Of<'answer'>,
): Draft | Problem {
  const { match } = standing;
  if (!match) return { code: 'not-started' };
  if (match.result) return { code: 'over' };
  if (standing.hasLeft(seat)) return { code: 'already-left' };
  const part = standing.part(seat);
  if (!part) return { code: 'not-asked' };
  if (part.q !== q) return { code: 'stale-question' };
  return standing.draft(live => live.answer(seat, pick, 'person'));
}

/**
 * Those who are asked agree. Whoever plays may refuse, also who has asked, has agreed or has come since: while an undo is
 * discussed nobody moves, and whoever it waits for may never come back.
 */
function consent<S extends State, D extends Def>(
  standing: Standing<S, D>,
  seat: Seat,
  command: Of<'agree' | 'refuse'>,
): Draft | Problem {
  const { request } = standing.affairs;
  if (request?.id !== command.request) return { code: 'no-request' };
  const mayRefuse = command.do === 'refuse' && !standing.hasLeft(seat);
  if (!request.needs.includes(seat) && !mayRefuse) return { code: 'not-asked-to-agree' };
  return { entries: [{ t: command.do, seat }] };
}

function settings<S extends State, D extends Def>(
  standing: Standing<S, D>,
  seat: Seat,
  { n: _, ...change }: Of<Change['do']>,
): Draft | Problem {
  const { match, affairs } = standing;
  if (!match) return { code: 'not-started' };
  const now = affairs.settings(seat);
  if (change.do === 'yield' && change.until !== 'never') {
    const part = standing.part(seat);
    if (part?.ask.prompt === change.prompt && declineOf(part.ask) === undefined)
      return { code: 'cannot-yield' };
  }
  const isNew = canonical(changed(now, change, match.events.length)) !== canonical(now);
  return { entries: isNew ? [{ t: 'set', seat, change }] : [] };
}

/**
 * One's own seat may go to a bot or a friend; others are the owner's to give, a person's only when long deserted. Where
 * the owner is no longer there, whoever is may: nobody should wait for ever.
 */
function replace<S extends State, D extends Def>(
  { affairs, header }: Standing<S, D>,
  seat: Seat,
  command: Of<'replace'>,
  around: Circumstances,
): Draft | Problem {
  const { seat: target, with: who } = command;
  const sitter = affairs.seats.get(target);
  if (!sitter) return { code: 'unknown-seat' };
  const { owner } = header;
  const isGone = owner !== undefined && (!affairs.isPerson(owner) || around.isLost(owner));
  if (target !== seat && seat !== owner && !isGone) return { code: 'not-yours' };
  if (target !== seat && sitter.who === 'person' && !around.isLost(target)) return { code: 'still-here' };
  if (who === 'open') return { entries: [{ t: 'sit', seat: target, sitter: { who: 'open' } }] };
  if (!isBotName(who)) return { code: 'unknown-bot' };
  // Everybody knows the seat by its name: the bot plays on under it.
  const name = sitter.who === 'open' ? freeBotName(affairs.names) : sitter.name;
  return { entries: [{ t: 'sit', seat: target, sitter: { who: 'bot', name, level: who } }] };
}

/** Time is given by another person; where there is none, nobody minds. */
function moreTime<S extends State, D extends Def>(
  standing: Standing<S, D>,
  seat: Seat,
  to: Seat,
): Draft | Problem {
  const { affairs, header, match } = standing;
  if (!header.clock) return { code: 'no-clock' };
  if (!match) return { code: 'not-started' };
  if (match.result) return { code: 'over' };
  if (!affairs.isPerson(to)) return { code: 'not-seated' };
  const others = [...affairs.seats.keys()].some(other => other !== seat && affairs.isPerson(other));
  if (to === seat && others) return { code: 'not-yours' };
  if (!affairs.accounts.hasRoomFor(to)) return { code: 'enough-time' };
  return { entries: [{ t: 'more-time', seat, to }] };
}
