import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import {
  AnswerDraft,
  type AnyPage,
  Inspecting,
  keep,
  kept,
  Motion,
  mark,
  type Names,
  nameAt,
  OpenSheet,
  type Scene,
  say,
  type ThingRef,
} from '@tavolata/board-kit';
import { playOn, type Seat } from '@tavolata/kernel';
import type { CommandDraft } from '@tavolata/table';
import { type Problem, type SeatSnapshot, Speaker, type Texts, type YieldRule } from '@tavolata/table';
import { doorOf } from '../../games/doors.ts';
import { gameTexts } from '../../games/texts.ts';
import { PacedSession } from '../../session/paced.ts';
import type { TableSession, TableSnapshot } from '../../session/session.ts';
import { language, pageTexts, tableTexts } from '../../shared/language.ts';
import { playTableSounds } from '../../sound/table-sounds.ts';
import { Gestures } from './gestures.ts';
import { Hover } from './hover.ts';
import { keepPhases } from './last-phase.ts';
import { SharedScreen } from './shared-screen.ts';
import { defOf, thingProps } from './things.ts';
import type { Meant } from './thumbs.ts';
import { onUndoRefused } from './undo-refused.ts';
import { hasTurns, type Yielded } from './yields.ts';

const AS_TEXT = 'tavolata.text-view';

/** Milliseconds a refusal stands whatever happens. */
const READ_WITHIN = 5000;

/** Everything the parts of a table page share: what was told, what is being picked, what is being looked at. */
export class TablePageState {
  readonly session: TableSession;
  readonly motion = new Motion();
  readonly gestures: Gestures;
  readonly sharedScreen: SharedScreen;
  readonly page = signal<AnyPage | undefined>(undefined);
  readonly texts = signal<readonly Texts[]>([]);
  /** Why board or words have not come. */
  readonly failed = signal<unknown>(undefined);
  readonly draft: ReadonlySignal<AnswerDraft | undefined>;
  readonly names: ReadonlySignal<Names>;
  readonly speaker: ReadonlySignal<Speaker>;
  /** The same voice for those who sat there then, with the names of cards marked so that they can be linked. */
  readonly logSpeaker: ReadonlySignal<(then: Names) => Speaker>;
  readonly scene: ReadonlySignal<Scene | undefined>;
  readonly inspecting: Inspecting;
  readonly hover = new Hover();
  readonly opened = new OpenSheet();
  /** The rule or refusal being explained. */
  readonly explained: Signal<{ readonly rule: string; readonly reason?: string } | undefined> =
    signal(undefined);
  readonly rail: Signal<boolean> = signal(false);
  /** Whether it is open and lies over the table. */
  readonly isDrawer: Signal<boolean> = signal(false);
  /** Whether it shows what was said, not what happened. */
  readonly chatting: Signal<boolean> = signal(false);
  readonly menu: Signal<boolean> = signal(false);
  /** Whether the list of keys is open. */
  readonly keys: Signal<boolean> = signal(false);
  /** What a finger may have meant that lay on several things at once. */
  readonly meant: Signal<readonly Meant[]> = signal([]);
  /** Whether the sheet about when to stop me is open. */
  readonly stopping: Signal<boolean> = signal(false);
  /** The last line of the chat that has been seen, by its number. */
  readonly heard: Signal<number>;
  /** How many that others have said since have not. */
  readonly unheard: ReadonlySignal<number>;
  /** Somebody's wish to take a move back that waits for me to agree. */
  readonly undoAsked: ReadonlySignal<SeatSnapshot['undo']>;
  /** Whether the end is shown large: until somebody would rather look at the table. */
  readonly isFinaleOpen: Signal<boolean> = signal(true);
  /** The table in words, for those who listen or would rather read. */
  readonly asText: Signal<boolean> = signal(kept(AS_TEXT) === 'yes');
  /** Why the host refused what was wished last, in the words of that moment: what they name may soon be shuffled away. */
  readonly problem: Signal<string | undefined> = signal(undefined);
  /** What I have just said not to ask me any more: until something else is answered. */
  readonly yielded: Signal<Yielded | undefined> = signal(undefined);
  /** How long one can say so for. */
  readonly untils: ReadonlySignal<readonly YieldRule['until'][]>;
  /** Whether the answer is under way: then there is nothing more to do. */
  readonly isSent: ReadonlySignal<boolean>;
  /** The question it answers, and the last number used before it. */
  private readonly sent: Signal<{ readonly q: string; readonly after: number } | undefined> =
    signal(undefined);
  private isUndoing = false;
  private refusedAt = 0;
  private readonly stops: (() => void)[] = [];

  constructor(direct: TableSession) {
    const session = new PacedSession(direct, this.motion);
    this.session = session;
    this.sharedScreen = new SharedScreen(session);
    this.gestures = new Gestures(direct, () => this.page.value?.together === true);
    this.motion.choreography = (event, stage, moves) => {
      const scene = this.scene.peek();
      return scene && this.page.peek()?.cue?.(scene, event, stage, moves);
    };
    const q = computed(() => session.table.value?.snapshot.asked?.q);
    const happened = computed(() => session.table.value?.events.at(-1)?.n ?? 0);
    this.draft = computed(() => {
      const id = q.value;
      const asked = session.table.peek()?.snapshot.asked;
      return id && asked ? new AnswerDraft(asked.question, id) : undefined;
    });
    this.untils = computed(() => (hasTurns(this.speaker.value) ? ['turn', 'always'] : ['always']));
    this.isSent = computed(() => {
      const { q: sent, after } = this.sent.value ?? {};
      return sent !== undefined && sent === q.value && after === session.table.value?.snapshot.number;
    });
    // Whatever is told, names seldom change: a voice is made anew only then.
    const names = computed(() => JSON.stringify({ ...namesOf(session.table.value), ...this.characters() }));
    this.names = computed(() => JSON.parse(names.value) as Names);
    this.speaker = computed(
      () => new Speaker({ language: language.value, texts: this.texts.value, seats: this.names.value }),
    );
    this.logSpeaker = computed(() => this.speakersOfLog());
    const heardAt = session.company && `tavolata.heard.${session.company.id}`;
    this.heard = signal(Number((heardAt && kept(heardAt)) ?? 0));
    this.unheard = computed(() => unheardIn(session, this.heard.value));
    this.undoAsked = computed(() => {
      const { viewer, snapshot } = session.table.value ?? {};
      return snapshot?.undo?.needs.some(seat => seat === viewer) ? snapshot.undo : undefined;
    });
    this.scene = computed(() => this.sceneFor(session.table.value));
    this.inspecting = new Inspecting(this.scene, thing => {
      const scene = this.scene.value;
      return scene && this.page.value?.describe?.(scene, thing);
    });
    this.stops.push(
      playTableSounds(session.table, () => this.page.peek()?.sounds),
      effect(() => {
        this.load().catch(error => {
          this.failed.value = error;
        });
      }),
      effect(() => {
        if (heardAt && this.heard.value > 0) keep(heardAt, String(this.heard.value));
      }),
      onUndoRefused(session.table, notice => {
        this.complain(this.speaker.peek().notice(notice));
      }),
      effect(() => {
        const problem = direct.keptRefused?.value;
        // Without the words of the game there is nothing to say it in.
        if (!problem || !this.page.value) return;
        untracked(() => this.complain(say('connection.kept-refused', { why: this.wordsFor(problem) })));
      }),
      // What was refused before another question, or before the menu was opened, has nothing to do with it,
      effect(() => {
        if (q.value !== undefined || this.menu.value) this.problem.value = undefined;
      }),
      // and is old once something has happened since it could be read.
      effect(() => {
        if (happened.value > 0 && Date.now() - this.refusedAt > READ_WITHIN) this.problem.value = undefined;
      }),
      keepPhases(this),
      effect(() => keep(AS_TEXT, this.asText.value ? 'yes' : 'no')),
    );
  }

  /** Whether this seat plays here and now: then there is something to take back and to give up. */
  get isPlaying(): boolean {
    const { viewer, snapshot } = this.session.table.value ?? {};
    const place = snapshot?.seats.find(({ seat }) => seat === viewer);
    return snapshot?.settings !== undefined && !snapshot.result && !place?.left && !this.session.isPast;
  }

  /** Answers with what is chosen, or with the pick given. */
  async answer(pick = this.draft.value?.pick.value): Promise<void> {
    const draft = this.draft.value;
    if (!draft || pick === undefined || this.isSent.value) return;
    const { q } = draft;
    this.yielded.value = undefined;
    const after = this.session.table.value?.snapshot.number;
    this.sent.value = after === undefined ? undefined : { q, after };
    if (!(await this.send({ do: 'answer', q, pick }))) this.sent.value = undefined;
  }

  /** At one screen: now it is this seat's, and what the last one had open is not. */
  lookAs(seat: Seat): void {
    this.opened.close();
    this.inspecting.close();
    this.hover.end();
    this.explained.value = undefined;
    this.problem.value = undefined;
    this.yielded.value = undefined;
    this.menu.value = false;
    this.stopping.value = false;
    this.keys.value = false;
    this.meant.value = [];
    this.sharedScreen.take(seat);
    this.session.lookAs?.(seat);
  }

  /** At what is shown beside the table, wherever the focus is; if nothing is, at the thing that has it. */
  lookCloser(focused?: ThingRef): boolean {
    const { hover: glancing, inspecting } = this;
    return [glancing.at.value, focused].some(thing => thing !== undefined && inspecting.look(thing));
  }

  /** The time first: what comes with it must not take it for old. */
  private complain(words: string | undefined): void {
    this.refusedAt = Date.now();
    this.problem.value = words;
  }

  /** One at a time: what is asked for again because nothing seems to happen must not take back more. */
  async undo(to?: number): Promise<boolean> {
    if (this.isUndoing) return false;
    this.isUndoing = true;
    try {
      return await this.send(to === undefined ? { do: 'undo' } : { do: 'undo', to });
    } finally {
      this.isUndoing = false;
    }
  }

  /** No to what is asked now, and to the like of it from the same source. */
  async yieldTo(until: YieldRule['until']): Promise<void> {
    const draft = this.draft.value;
    if (!draft?.canYield || !this.untils.value.includes(until)) return;
    const { prompt, source } = draft.question;
    const def = source === undefined ? undefined : this.scene.value?.g.def(source).id;
    const yielded: Yielded = { prompt, ...(def !== undefined && { source: def }) };
    if (await this.send({ do: 'yield', ...yielded, until })) this.yielded.value = yielded;
  }

  async askAgain({ prompt, source }: Yielded): Promise<void> {
    await this.send({ do: 'yield', prompt, ...(source !== undefined && { source }), until: 'never' });
  }

  /** Anything else for the table; what it refuses is shown. Whether it was taken. */
  async send(draft: CommandDraft): Promise<boolean> {
    const reply = await this.session.send(draft);
    this.complain(reply.ok ? undefined : this.wordsFor(reply.error));
    return reply.ok;
  }

  private wordsFor({ code, refusal }: Problem): string {
    const speaker = this.speaker.value;
    return refusal ? speaker.refusal(refusal, defOf(this)) : speaker.error(code);
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.gestures.close();
    this.sharedScreen.close();
    this.session.close();
  }

  private async load(): Promise<void> {
    const slug = this.session.table.value?.about.game;
    const lang = language.value;
    if (slug === undefined) return;
    const [page, ...texts] = await Promise.all([
      doorOf(slug)?.load(),
      tableTexts(lang),
      pageTexts(lang),
      gameTexts(slug, lang),
    ]);
    if (!page) return;
    if (this.page.peek() === page && this.texts.peek().length > 0 && this.loadedFor === lang) return;
    // Another language may have been chosen meanwhile.
    if (lang !== language.peek()) return;
    this.texts.value = texts;
    this.loadedFor = lang;
    this.page.value = page;
  }
  private loadedFor: string | undefined;

  /** Seats nobody sits in are called by who plays there. */
  private characters(): Names {
    const [page, view] = [this.page.value, this.session.table.value?.snapshot.view];
    const found = page && view ? (page.characters?.(playOn(page.game, view)) ?? {}) : {};
    const named = Object.entries(found).flatMap(([seat, id]) => {
      const name = this.texts.value.map(texts => texts[`card.${id}.name`]).find(text => text !== undefined);
      return typeof name === 'string' ? [[seat, name]] : [];
    });
    return Object.fromEntries(named);
  }

  /** One voice for all that was said under the same names: what it has said is not said again. */
  private speakersOfLog(): (then: Names) => Speaker {
    const voices = new Map<string, Speaker>();
    const spoken = { language: language.value, texts: this.texts.value, mark };
    return then => {
      const key = JSON.stringify(then);
      const voice = voices.get(key) ?? new Speaker({ ...spoken, seats: then });
      voices.set(key, voice);
      return voice;
    };
  }

  private sceneFor(table: TableSnapshot | undefined): Scene | undefined {
    const page = this.page.value;
    const view = table?.snapshot.view;
    if (!page || !table || !view) return undefined;
    const me = table.viewer === 'onlooker' ? undefined : (table.viewer as Seat);
    return {
      g: playOn(page.game, view),
      me,
      you: this.session.isPast && this.session.mySeat !== me ? undefined : me,
      say: this.speaker.value,
      draft: this.draft.value,
      names: this.names.value,
      events: table.events,
      settings: table.snapshot.settings,
      thing: (thing: ThingRef, label: string, does?: string) => thingProps(this, thing, label, does),
      inspect: this.inspecting.at,
      opened: this.opened,
      send: (draft: CommandDraft) => this.send(draft),
    };
  }
}

const unheardIn = ({ company, table }: TableSession, heard: number): number =>
  company?.chat.value.filter(({ n, seat }) => n > heard && seat !== table.value?.viewer).length ?? 0;

/** A seat that is free is still called by whoever sat there last. */
const namesOf = (table: TableSnapshot | undefined): Names =>
  Object.fromEntries(
    (table?.snapshot.seats ?? []).map(place => [
      place.seat,
      nameAt(place) ?? lastAt(table, place.seat) ?? '?',
    ]),
  );

function lastAt(table: TableSnapshot | undefined, seat: string): string | undefined {
  const left = table?.notices.filter(({ type, params }) => type === 'seat-opened' && params.seat === seat);
  const name = left?.at(-1)?.params.name;
  return typeof name === 'string' ? name : undefined;
}
