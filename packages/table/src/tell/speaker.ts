import {
  type CardId,
  isCard,
  isSeat,
  type Option,
  type Params,
  type Question,
  type Refusal,
  type Result,
  type Seat,
  type SeatEvent,
} from '@tavolata/kernel';
import type { ErrorCode } from '../errors.ts';
import { type Notice, SILENT_EVENTS } from '../state/notices.ts';

/** Texts as `scripts/generate.mjs` compiles them from YAML: fixed, or a function of their parameters. */
type TextParams = Readonly<Record<string, string | number | undefined>>;
export type Texts = Readonly<Record<string, string | ((p: TextParams) => string)>>;

/** A name inside a text, for a host that links, colours or speaks it. */
export type NamedThing = { readonly def: string; readonly card?: CardId } | { readonly seat: Seat };

/** What is printed on a card, as far as its name goes; `Play.def` of a view serves. */
export type DefOf = (card: CardId) => { readonly id: string; readonly back: string };

interface SpeakerOptions {
  /** A language tag, for lists. */
  readonly language: string;
  /** The table's and the game's texts of that language; later ones go before earlier ones. */
  readonly texts: readonly Texts[];
  readonly seats: Readonly<Partial<Record<Seat, string>>>;
  /** In tests a missing text throws; players are shown its key. */
  readonly strict?: boolean;
  /** The game's own events that nobody needs to read. */
  readonly silent?: readonly string[];
  readonly mark?: (name: string, what: NamedThing) => string;
}

/** Around a name while its sentence is made; a host may mark it by other private letters. */
const [BEGIN, END] = ['\u{f0000}', '\u{f0001}'];
const own = (name: string): string => `${BEGIN}${name}${END}`;

/** What a name does to the words around it, and never to itself. */
const SMOOTHED: readonly (readonly [RegExp, string, string?])[] = [
  // One that ends with a full stop ends its sentence too, and so does a shout.
  [/([.!?])(\p{Co}+)\./gu, '$1$2'],
  // 'ad Ada', 'ed Eva'.
  [/(?<=^|[\s('’])([ae]) (?=(?:\p{Co}\d*)*\1)(?![^\u{f0000}]*\u{f0001})/giu, '$1d ', 'it'],
  [/[\u{f0000}\u{f0001}]/gu, ''],
];

/** What a text may select by; any other word that is said as it is, is a name. */
const KEY = /^[a-z\d_-]*$/;

const noDef: DefOf = card => ({ id: String(card), back: 'unknown' });

/**
 * Says in one language what the rules say in keys and parameters. Cards, seats, zones and terms among the parameters
 * become names, and `{ name }` is one already; a list `cards` also gives its length as `cardsCount`, and a word with a
 * name also itself as `wordKey` for ICU selections. No sentence is put together here: gender, plural and order are the text's own.
 */
export class Speaker {
  private readonly texts: Texts;
  private readonly list: Intl.ListFormat;
  private readonly options: SpeakerOptions;

  constructor(options: SpeakerOptions) {
    this.options = options;
    this.texts = Object.assign({}, ...options.texts) as Texts;
    this.list = new Intl.ListFormat(options.language, { type: 'conjunction' });
  }

  has(key: string): boolean {
    return Object.hasOwn(this.texts, key);
  }

  /** Any text by its key. */
  say(key: string, params: Readonly<Record<string, unknown>> = {}, defOf: DefOf = noDef): string {
    return this.said(key, this.worded(params, defOf));
  }

  /** What happened, or nothing if this event has no words. */
  event({ type, params }: Pick<SeatEvent, 'type' | 'params'>): string | undefined {
    const key = `event.${type}`;
    if (this.has(key)) {
      const words = this.worded(params, noDef);
      const reason = type === 'finished' && { reason: this.render(`result.${params.reason}`, words) };
      return this.said(key, { ...words, ...reason });
    }
    const silent = SILENT_EVENTS.includes(type) || this.options.silent?.includes(type);
    return silent ? undefined : this.missing(key, undefined);
  }

  question(question: Question, defOf: DefOf): string {
    const { prompt, params, source } = question;
    const bounds =
      question.kind === 'some' || question.kind === 'number'
        ? { min: question.min, max: question.max }
        : undefined;
    return this.say(`ask.${prompt}`, { ...bounds, ...(source && { source }), ...params }, defOf);
  }

  option({ key, card, seat, place, value, params }: Option, defOf: DefOf): string {
    return this.say(`option.${key}`, { card, seat, place, value, ...params }, defOf);
  }

  refusal({ reason, params }: Pick<Refusal, 'reason' | 'params'>, defOf: DefOf): string {
    return this.say(`refuse.${reason}`, params, defOf);
  }

  result({ reason, winners }: Pick<Result, 'reason' | 'winners'>): string {
    return this.say(`result.${reason}`, { winners });
  }

  /** A name in it is somebody's own, said as it is. */
  notice({ type, params }: Pick<Notice, 'type' | 'params'>): string {
    const { name, seat } = params;
    const called = typeof name === 'string' ? { name } : seat;
    return this.say(`notice.${type}`, { ...params, name: called });
  }

  error(code: ErrorCode): string {
    return this.say(`error.${code}`);
  }

  /** A card by its definition, or by its back if that is all there is to see. */
  card(def: string, back?: string, card?: CardId): string {
    const key = `card.${def}.name`;
    if (!this.has(key) && back !== undefined) return this.render(`back.${back}`, {});
    const name = this.render(key, {});
    return this.options.mark?.(name, card === undefined ? { def } : { def, card }) ?? name;
  }

  seat(seat: Seat): string {
    const name = this.options.seats[seat] ?? seat;
    return this.options.mark?.(name, { seat }) ?? name;
  }

  private worded(params: Params | Readonly<Record<string, unknown>>, defOf: DefOf): TextParams {
    const words: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(params)) {
      if (value === undefined) continue;
      const word = this.word(value, defOf);
      words[name] = word;
      if (Array.isArray(value)) words[`${name}Count`] = value.length;
      else if (typeof value === 'string' && word !== value) words[`${name}Key`] = value;
    }
    return words;
  }

  private word(value: unknown, defOf: DefOf): string | number {
    if (isCard(value)) {
      const { id, back } = defOf(value);
      return own(this.card(id, back, value));
    }
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return this.term(value);
    if (Array.isArray(value)) return this.list.format(value.map(item => String(this.word(item, defOf))));
    if (typeof value === 'object' && value !== null) return this.shown(value as Record<string, unknown>);
    return String(value);
  }

  /** A name that somebody gave, or a card in an event as it was told. */
  private shown({ name, card, def, back }: Record<string, unknown>): string {
    if (typeof name === 'string') return own(name);
    if (typeof def === 'string') return own(this.card(def, undefined, isCard(card) ? card : undefined));
    return typeof back === 'string' ? this.render(`back.${back}`, {}) : '';
  }

  private term(word: string): string {
    if (isSeat(word) && this.options.seats[word] !== undefined) return own(this.seat(word));
    if (this.has(`term.${word}`)) return this.render(`term.${word}`, {});
    const [kind, owner] = word.split('/') as [string, string | undefined];
    if (this.has(`zone.${kind}`))
      return this.render(`zone.${kind}`, isSeat(owner) ? { owner: own(this.seat(owner)) } : {});
    return KEY.test(word) ? word : own(word);
  }

  private said(key: string, params: TextParams): string {
    return SMOOTHED.reduce(
      (smoothed, [rough, smooth, language = this.options.language]) =>
        language === this.options.language ? smoothed.replace(rough, smooth) : smoothed,
      this.render(key, params),
    );
  }

  private render(key: string, params: TextParams): string {
    const text = this.has(key) ? this.texts[key] : undefined;
    if (text === undefined) return this.missing(key, key);
    return typeof text === 'string' ? text : text(params);
  }

  private missing<T>(key: string, instead: T): T {
    if (this.options.strict) throw new Error(`there is no text ${key} in ${this.options.language}`);
    return instead;
  }
}
