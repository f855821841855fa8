import { diffText, NO_CHANGE } from './diff.ts';
import type { Reply, Update } from './messages.ts';

// The two messages that every answer causes, written piece by piece: most of a piece is known beforehand, and making
// objects only to have them written would take longer than writing.

export const replyText = (reply: Reply): string =>
  reply.ok ? `{"t":"reply","r":{"n":${reply.n},"ok":true}}` : `{"t":"reply","r":${JSON.stringify(reply)}}`;

/** An update with its picture; as a difference, if the client has the one before. */
export function updateText(s: number, update: Update, before: Update['picture'] | undefined): string {
  if (!before) return `{"t":"update","s":${s},"u":${JSON.stringify(update)}}`;
  const { viewer, now, about, picture, from, events, notices, cursor, pointed } = update;
  const d = diffText(before, picture) ?? NO_CHANGE;
  const u = `"viewer":"${viewer}","now":${now},"from":${from},"events":${listText(events)}`;
  const at = `{"epoch":${cursor.epoch},"events":${cursor.events},"notices":${cursor.notices}}`;
  const more = `${memberText('about', about)}${memberText('pointed', pointed)}`;
  return `{"t":"update","s":${s},"u":{${u},"notices":${listText(notices)},"cursor":${at}${more}},"d":${d}}`;
}

const listText = (list: readonly unknown[]): string => (list.length === 0 ? '[]' : JSON.stringify(list));

const memberText = (name: string, value: object | undefined): string =>
  value === undefined ? '' : `,"${name}":${JSON.stringify(value)}`;
