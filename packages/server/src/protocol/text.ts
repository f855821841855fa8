import type { Ask } from '@tavolata/kernel';
import type { Question } from '@tavolata/table';
import { LastDiff, MemberDiffs, NO_CHANGE, quoted, type Write, writeDiff } from './diff.ts';
import type { Known, Reply, Update } from './messages.ts';
import { type Passage, piece, type Scroll } from './scroll.ts';

// The two messages that every answer causes, written piece by piece: most of a piece is known beforehand, and making
// objects only to have them written would take longer than writing.

const REPLY = piece('{"t":"reply","r":');
const NUMBER = piece('{"n":');
const OK = piece(',"ok":true}}');
const END = piece('}');

export function writeReply(scroll: Scroll, reply: Reply): void {
  scroll.piece(REPLY);
  if (reply.ok) {
    scroll.piece(NUMBER);
    scroll.whole(reply.n);
    scroll.piece(OK);
  } else {
    scroll.json(reply);
    scroll.piece(END);
  }
}

const UPDATE = piece('{"t":"update","s":');
const TOLD = piece(',"u":');

export function writeUpdate(scroll: Scroll, s: number, update: Update): void {
  scroll.piece(UPDATE);
  scroll.whole(s);
  scroll.piece(TOLD);
  scroll.json(update);
  scroll.piece(END);
}

const DIFFERENCE = piece('},"d":');

/** An update to whoever has the picture before. */
export function writeDifference(scroll: Scroll, s: number, update: Update, known: Known): void {
  const { about, picture, pointed } = update;
  scroll.piece(UPDATE);
  scroll.whole(s);
  scroll.piece(TOLD);
  writeNews(scroll, update);
  member(scroll, 'about', about);
  member(scroll, 'pointed', pointed);
  scroll.piece(DIFFERENCE);
  if (!seats.of(scroll, known.picture, picture)) scroll.piece(NO_CHANGE);
  if (picture.question) writeAsk(scroll, known.ask, picture.question.ask);
  scroll.piece(END);
}

const ASK = piece(',"ask":');

/** A question is mostly much like the one before, which may be long answered: told apart, it can be compared with it. */
function writeAsk(scroll: Scroll, before: Ask | undefined, ask: Ask): void {
  if (before === ask) return;
  const start = scroll.at;
  scroll.piece(ASK);
  if (!writeDiff(scroll, before, ask)) scroll.cut(start);
}

const NAMED = piece('{"=":{"q":"');
const NAMED_END = piece('"}}');

/** Of an open question the picture tells the name alone. */
const writeName: Write = (scroll, before, after) => {
  const { q } = after as Question;
  if ((before as Question | undefined)?.q === q) return false;
  scroll.piece(NAMED);
  // Digits and letters that need no quoting.
  scroll.text(q);
  scroll.piece(NAMED_END);
  return true;
};

/** What lies open to all is in everybody's view, and who sits where in everybody's picture. */
const views = new MemberDiffs();
const pictures = new MemberDiffs({ view: views.of, question: writeName });
/** Whoever looks from one seat is sent one picture. */
const seats = new LastDiff(pictures.of);

let latest: Update | undefined;
let latestPassage: Passage | undefined;

const NOW = piece('{"now":');
const FROM = piece(',"from":');
const EVENTS = piece(',"events":[');
const EVENT = piece('{"n":');
const NEXT_EVENT = piece(',{"n":');
const TYPE = piece(',"type":');
const PARAMS = piece(',"params":');
const TO = piece(',"to":');
const BRACKET = piece(']');
const CURSOR = piece(',"cursor":{"epoch":');
const REACHED = piece(',"events":');
const NOTICED = piece(',"notices":');

/** What mostly all are told alike, and so mostly written already. */
function writeNews(scroll: Scroll, update: Update): void {
  if (latest && latestPassage && isSameNews(latest, update) && scroll.has(latestPassage))
    return scroll.again(latestPassage);
  const { now, from, events, notices, cursor } = update;
  const start = scroll.at;
  scroll.piece(NOW);
  scroll.whole(now);
  scroll.piece(FROM);
  scroll.whole(from);
  writeEvents(scroll, events);
  if (notices.length > 0) member(scroll, 'notices', notices);
  scroll.piece(CURSOR);
  scroll.whole(cursor.epoch);
  scroll.piece(REACHED);
  scroll.whole(cursor.events);
  if (notices.length > 0) {
    scroll.piece(NOTICED);
    scroll.whole(cursor.notices);
  }
  scroll.piece(END);
  latest = update;
  latestPassage = scroll.passageFrom(start);
}

/** The very same lists: nobody changes one once it is told. */
const isSameNews = (one: Update, other: Update): boolean =>
  one.cursor === other.cursor &&
  one.events === other.events &&
  one.notices === other.notices &&
  one.from === other.from &&
  one.now === other.now;

function writeEvents(scroll: Scroll, events: Update['events']): void {
  if (events.length === 0) return;
  scroll.piece(EVENTS);
  for (let i = 0; i < events.length; i++) {
    const { n, type, params, to } = events[i] as Update['events'][number];
    scroll.piece(i === 0 ? EVENT : NEXT_EVENT);
    scroll.whole(n);
    scroll.piece(TYPE);
    scroll.piece(quoted(type));
    scroll.piece(PARAMS);
    scroll.json(params);
    scroll.piece(TO);
    scroll.whole(to);
    scroll.piece(END);
  }
  scroll.piece(BRACKET);
}

function member(scroll: Scroll, name: string, value: object | undefined): void {
  if (value !== undefined) scroll.text(`,"${name}":${JSON.stringify(value)}`);
}
