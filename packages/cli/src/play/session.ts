import type { Question, SeatEvent } from '@tavolata/kernel';
import type { Language } from '@tavolata/table';
import { messageOf } from '../errors.ts';
import { writeWhole } from '../files.ts';
import type { Io } from '../io.ts';
import { contextOf } from '../plain-terminal.ts';
import type { Registered } from '../registry.ts';
import type { TextKey, Voice } from '../speech.ts';
import { pickOf } from './answers.ts';
import { questionLines, whyLines } from './screen.ts';
import type { TerminalSeat } from './terminal-seat.ts';
import { commandIn, type Typed } from './words.ts';

/** How many lines of the log are shown at once. */
const LOG_LINES = 40;

interface SessionOptions {
  readonly io: Io;
  readonly registered: Registered;
  readonly language: Language;
  readonly voice: Voice;
  readonly sitting: TerminalSeat;
}

/** One person playing in a terminal: shows what happens, asks what the game asks, sends back what was picked. */
export class Session {
  private readonly io: Io;
  private readonly registered: Registered;
  private readonly language: Language;
  private readonly voice: Voice;
  private readonly sitting: TerminalSeat;
  /** The last event told, and the last question shown. */
  private heard: SeatEvent | undefined;
  private shown: string | undefined;

  constructor({ io, registered, language, voice, sitting }: SessionOptions) {
    this.io = io;
    this.registered = registered;
    this.language = language;
    this.voice = voice;
    this.sitting = sitting;
  }

  /** Plays until the match is over, the person leaves, or nobody types any more. */
  async play(): Promise<void> {
    this.tell('play.sealed', { commitment: this.sitting.commitment });
    this.tell('play.hint');
    while (!this.sitting.result) {
      const news = this.showNews();
      const { open } = this.sitting;
      if (!open) return this.tell('play.waiting');
      const { question, q } = open;
      if (q !== this.shown) this.showQuestion(question, news);
      this.shown = q;
      const typed = await this.io.read('> ');
      if (typed === undefined || (await this.handle(question, typed)) === 'quit')
        return this.tell('play.left-open');
    }
    this.showNews();
    this.showTable();
    this.tell('play.over');
    this.io.out(this.voice.result(this.sitting.result));
  }

  private tell(key: TextKey, params?: Readonly<Record<string, unknown>>): void {
    this.io.out(this.voice.tell(key, params));
  }

  private showNews(): boolean {
    const { told } = this.sitting;
    // What was told last may have been taken back meanwhile.
    const known = this.heard?.n ?? -1;
    const sentences = told.filter(({ n }) => n > known).flatMap(event => this.voice.event(event) ?? []);
    this.heard = told.at(-1);
    for (const sentence of sentences) this.io.out(`· ${sentence}`);
    return sentences.length > 0 || this.shown === undefined;
  }

  private showTable(): void {
    this.io.out('');
    for (const line of this.registered.terminal.board(contextOf(this.sitting.view(), this.voice)))
      this.io.out(line);
  }

  private showQuestion(question: Question, withTable: boolean): void {
    if (withTable) this.showTable();
    for (const line of questionLines(question, this.sitting.view(), this.voice, this.registered))
      this.io.out(line);
  }

  private async handle(question: Question, typed: string): Promise<'quit' | undefined> {
    const command = commandIn(typed);
    if (command) return this.obey(question, command);
    const pick = pickOf(question, typed);
    if (pick === undefined) this.tell('play.not-understood', { text: { name: typed.trim() } });
    else this.reportRefusal(await this.sitting.answer(pick));
    return undefined;
  }

  /** Why something did not happen; nothing if it did. */
  private reportRefusal(code: string | undefined): boolean {
    if (code === undefined) return false;
    const key = `error.${code}`;
    this.tell('play.cannot', { why: this.voice.has(key) ? this.voice.say(key) : code });
    return true;
  }

  private async obey(question: Question, { word, rest }: Typed): Promise<'quit' | undefined> {
    switch (word) {
      case 'quit':
        return 'quit';
      case 'help':
        this.tell('play.help');
        break;
      case 'why':
        for (const line of whyLines(
          question,
          this.sitting.view(),
          this.voice,
          this.registered,
          this.language,
        ))
          this.io.out(line);
        break;
      case 'undo':
        await this.takeBack();
        break;
      case 'log':
        this.showLog();
        break;
      case 'table':
        this.showTable();
        break;
      case 'card':
        this.showCard(rest);
        break;
      case 'rule':
        this.showRule(rest.toUpperCase());
        break;
      case 'save':
        await this.save(rest);
    }
    return undefined;
  }

  private async takeBack(): Promise<void> {
    if (this.reportRefusal(await this.sitting.undo())) return;
    this.tell('play.undone');
    this.heard = this.sitting.told.at(-1);
    this.shown = undefined;
  }

  private showLog(): void {
    const lines = this.sitting.told.flatMap(event => this.voice.event(event) ?? []);
    if (lines.length === 0) this.tell('play.log-empty');
    for (const line of lines.slice(-LOG_LINES)) this.io.out(`· ${line}`);
  }

  private showRule(id: string): void {
    const rule = this.registered.rules[id];
    if (rule) this.tell('play.why-rule', { id, text: rule[this.language] });
    else this.tell('play.no-rule', { id });
  }

  /** A card by its name or id, or the beginning of it. */
  private showCard(wanted: string): void {
    const { defs = [] } = this.registered.game;
    const text = asTyped(wanted);
    const found = defs.find(
      ({ id }) => text !== '' && (id.startsWith(text) || asTyped(this.voice.card(id)).startsWith(text)),
    );
    if (!found) return this.tell('play.no-card', { text: wanted });
    const key = `card.${found.id}.text`;
    this.io.out(`${this.voice.card(found.id)}: ${this.voice.has(key) ? this.voice.say(key) : ''}`);
  }

  private async save(file: string): Promise<void> {
    if (file === '') return this.tell('play.save-where');
    try {
      writeWhole(file, `${JSON.stringify(await this.sitting.file())}\n`);
      this.tell('play.saved', { file });
    } catch (error) {
      this.tell('play.not-saved', { why: messageOf(error) });
    }
  }
}

/** Keyboards have no printed apostrophe. */
const asTyped = (text: string): string => text.toLowerCase().replaceAll('’', "'");
