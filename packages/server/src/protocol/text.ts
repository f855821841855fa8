import { LastDiff, MemberDiffs, NO_CHANGE } from './diff.ts';
import type { Reply, Update } from './messages.ts';

// The two messages that every answer causes, written piece by piece: most of a piece is known beforehand, and making
// objects only to have them written would take longer than writing.

export const replyText = (reply: Reply): string =>
  reply.ok ? `{"t":"reply","r":{"n":${reply.n},"ok":true}}` : `{"t":"reply","r":${JSON.stringify(reply)}}`;

/** An update with its picture; as a difference, if the client has the one before. */
export function updateText(s: number, update: Update, before: Update['picture'] | undefined): string {
  if (!before) return `{"t":"update","s":${s},"u":${JSON.stringify(update)}}`;
  const { about, picture, pointed } = update;
  const d = seats.of(before, picture) ?? NO_CHANGE;
  const more = `${memberText('about', about)}${memberText('pointed', pointed)}`;
  return `{"t":"update","s":${s},"u":{${newsText(update)}${more}},"d":${d}}`;
}

/** What lies open to all is in everybody's view, and who sits where in everybody's picture. */
const views = new MemberDiffs();
const pictures = new MemberDiffs({ view: views.of });
/** Whoever looks from one seat is sent one picture. */
const seats = new LastDiff(pictures.of);

let latest: Update | undefined;
let latestText = '';

/** What mostly all are told alike, and so mostly written already. */
function newsText(update: Update): string {
  if (latest && isSameNews(latest, update)) return latestText;
  const { now, from, events, notices, cursor } = update;
  const at = `{"epoch":${cursor.epoch},"events":${cursor.events},"notices":${cursor.notices}}`;
  latest = update;
  latestText = `"now":${now},"from":${from}${listText('events', events)}${listText('notices', notices)},"cursor":${at}`;
  return latestText;
}

/** The very same lists: nobody changes one once it is told. */
const isSameNews = (one: Update, other: Update): boolean =>
  one.cursor === other.cursor &&
  one.events === other.events &&
  one.notices === other.notices &&
  one.from === other.from &&
  one.now === other.now;

const listText = (name: string, list: readonly unknown[]): string =>
  list.length === 0 ? '' : memberText(name, list);

const memberText = (name: string, value: object | undefined): string =>
  value === undefined ? '' : `,"${name}":${JSON.stringify(value)}`;
