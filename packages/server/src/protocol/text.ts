import type { Ask } from '@tavolata/kernel';
import type { Question } from '@tavolata/table';
import { diffText, LastDiff, MemberDiffs, NO_CHANGE, quoted } from './diff.ts';
import type { Known, Reply, Update } from './messages.ts';

// The two messages that every answer causes, written piece by piece: most of a piece is known beforehand, and making
// objects only to have them written would take longer than writing.

export const replyText = (reply: Reply): string =>
  reply.ok ? `{"t":"reply","r":{"n":${reply.n},"ok":true}}` : `{"t":"reply","r":${JSON.stringify(reply)}}`;

export const updateText = (s: number, update: Update): string =>
  `{"t":"update","s":${s},"u":${JSON.stringify(update)}}`;

/** An update to whoever has the picture before. */
export function differenceText(s: number, update: Update, known: Known): string {
  const { about, picture, pointed } = update;
  const d = seats.of(known.picture, picture) ?? NO_CHANGE;
  const more = `${memberText('about', about)}${memberText('pointed', pointed)}`;
  return `{"t":"update","s":${s},"u":{${newsText(update)}${more}},"d":${d}${askText(known.ask, picture.question)}}`;
}

/** A question is mostly much like the one before, which may be long answered: told apart, it can be compared with it. */
function askText(before: Ask | undefined, question: Question | undefined): string {
  const change = question && diffText(before, question.ask);
  return change === undefined ? '' : `,"ask":${change}`;
}

/** Of an open question the picture tells the name alone. */
const nameText = (before: unknown, after: unknown): string | undefined => {
  const { q } = after as Question;
  // Digits and letters that need no quoting.
  return (before as Question | undefined)?.q === q ? undefined : `{"=":{"q":"${q}"}}`;
};

/** What lies open to all is in everybody's view, and who sits where in everybody's picture. */
const views = new MemberDiffs();
const pictures = new MemberDiffs({ view: views.of, question: nameText });
/** Whoever looks from one seat is sent one picture. */
const seats = new LastDiff(pictures.of);

let latest: Update | undefined;
let latestText = '';

/** What mostly all are told alike, and so mostly written already. */
function newsText(update: Update): string {
  if (latest && isSameNews(latest, update)) return latestText;
  const { now, from, events, notices, cursor } = update;
  const hasNotices = notices.length > 0;
  const noticesText = hasNotices ? memberText('notices', notices) : '';
  const noticed = hasNotices ? `,"notices":${cursor.notices}` : '';
  const at = `{"epoch":${timeText(cursor.epoch)},"events":${cursor.events}${noticed}}`;
  latest = update;
  latestText = `"now":${timeText(now)},"from":${from}${eventsText(events)}${noticesText},"cursor":${at}`;
  return latestText;
}

/** The very same lists: nobody changes one once it is told. */
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

const MILLION = 1e6;

/** A large whole number in two parts: an engine writes small ones many times as fast. */
function timeText(time: number): string {
  if (time < MILLION) return String(time);
  return `${Math.floor(time / MILLION)}${String(MILLION + (time % MILLION)).slice(1)}`;
}

const memberText = (name: string, value: object | undefined): string =>
  value === undefined ? '' : `,"${name}":${JSON.stringify(value)}`;
