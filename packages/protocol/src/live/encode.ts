import type { Question } from '@tavolata/kernel';
import type { Reply, SeatSnapshot, SentQuestion, Update } from '@tavolata/table';
import { diffText, LastDiff, MemberDiffs, NO_CHANGE, quoted } from '../diff/write.ts';

/** What a client has that is told differences: the last snapshot, and the last question, open or answered. */
export interface Known {
  readonly snapshot: SeatSnapshot;
  readonly question: Question | undefined;
}

// Written piece by piece, since every answer causes them: making objects for JSON.stringify would take longer than writing.

export const replyText = (reply: Reply): string =>
  reply.ok ? `{"t":"reply","r":{"n":${reply.n},"ok":true}}` : `{"t":"reply","r":${JSON.stringify(reply)}}`;

export const updateText = (update: Update): string => `{"t":"update","u":${JSON.stringify(update)}}`;

/** An update to whoever has the snapshot before. */
export function differenceText(update: Update, known: Known): string {
  const { about, snapshot, pointed } = update;
  const d = seats.of(known.snapshot, snapshot) ?? NO_CHANGE;
  const more = `${memberText('about', about)}${memberText('pointed', pointed)}`;
  return `{"t":"update","u":{${newsText(update)}${more}},"d":${d}${questionText(known.question, snapshot.asked)}}`;
}

/** The question as a difference to the last one, which may be answered: the two are mostly alike. */
function questionText(before: Question | undefined, asked: SentQuestion | undefined): string {
  const change = asked && diffText(before, asked.question);
  return change === undefined ? '' : `,"question":${change}`;
}

/** Of an open question the snapshot tells the name alone. */
const nameText = (before: unknown, after: unknown): string | undefined => {
  const { q } = after as SentQuestion;
  // Digits and letters that need no quoting.
  return (before as SentQuestion | undefined)?.q === q ? undefined : `{"=":{"q":"${q}"}}`;
};

/** Views share what is public, snapshots share seats and clocks: such members are compared once for all viewers. */
const views = new MemberDiffs();
const snapshots = new MemberDiffs({ view: views.of, asked: nameText });
/** All who look from one seat get the same snapshot. */
const seats = new LastDiff(snapshots.of);

let latest: Update | undefined;
let latestText = '';

/** What nearly all viewers are told alike is written once. */
function newsText(update: Update): string {
  if (latest && isSameNews(latest, update)) return latestText;
  const { now, from, events, notices, cursor } = update;
  const hasNotices = notices.length > 0;
  const noticesText = hasNotices ? memberText('notices', notices) : '';
  const noticed = hasNotices ? `,"notices":${cursor.notices}` : '';
  const at = `{"epoch":${cursor.epoch},"events":${cursor.events}${noticed}}`;
  latest = update;
  latestText = `"now":${now},"from":${from}${eventsText(events)}${noticesText},"cursor":${at}`;
  return latestText;
}

/** By identity: lists are never changed once they are told. */
const isSameNews = (one: Update, other: Update): boolean =>
  one.cursor === other.cursor &&
  one.events === other.events &&
  one.notices === other.notices &&
  one.from === other.from &&
  one.now === other.now;

function eventsText(events: Update['events']): string {
  let text = '';
  for (const { n, type, params, to } of events)
    text += `${text === '' ? ',"events":[' : ','}{"n":${n},"type":${quoted(type)},"params":${JSON.stringify(params)},"to":${to}}`;
  return text === '' ? '' : `${text}]`;
}

const memberText = (name: string, value: object | undefined): string =>
  value === undefined ? '' : `,"${name}":${JSON.stringify(value)}`;
