import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { playOn, type Seat } from '@tavolata/kernel';
import { type Picture, type Problem, Speaker, type Texts, type Yield } from '@tavolata/table';
import { doorOf } from '../games/index.ts';
import type { AnyPage, Scene } from '../games/page.ts';
import { PacedSession } from '../session/paced.ts';
import type { Session, Told, Wish } from '../session/session.ts';
import { keep, kept } from '../shared/kept.ts';
import { language, loadTexts, pageTexts, tableTexts } from '../shared/language.ts';
import { type Names, nameAt } from '../shared/names.ts';
import { say } from '../shared/Say.tsx';
import { hearTable } from '../sound/hearing.ts';
import { Glancing } from './glancing.ts';
import { Holding } from './holding.ts';
import { Inspecting } from './inspecting.ts';
import { keepPhases } from './leaving.ts';
import { mark } from './linked.tsx';
import { Motion } from './motion.ts';
import { Opened } from './opened.ts';
import { Picking, type Thing } from './picking.ts';
import { Pointing } from './pointing.ts';
import { hearRefusals } from './refusals.ts';
import { defOf, thingProps } from './things.ts';
import type { Meant } from './thumbs.ts';
import { hasTurns, type Yielded } from './yielding.ts';

const AS_TEXT = 'tavolata.text-view';

/** So long a refusal stands whatever happens, in milliseconds. */
const READ_WITHIN = 5000;

/** Everything the parts of a table page share: what was told, what is being picked, what is being looked at. */
export class TableState {
  readonly session: Session;
  readonly motion = new Motion();
  readonly pointing: Pointing;
  readonly holding: Holding;
  readonly page = signal<AnyPage | undefined>(undefined);
  readonly texts = signal<readonly Texts[]>([]);
  /** Why board or words have not come. */
  readonly failed = signal<unknown>(undefined);
  readonly picking: ReadonlySignal<Picking | undefined>;
  readonly names: ReadonlySignal<Names>;
  readonly speaker: ReadonlySignal<Speaker>;
  /** The same voice for those who sat there then, with the names of cards marked so that they can be linked. */
  readonly logSpeaker: ReadonlySignal<(then: Names) => Speaker>;
  readonly scene: ReadonlySignal<Scene | undefined>;
  readonly inspecting: Inspecting;
  readonly glancing = new Glancing();
  readonly opened = new Opened();
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
  readonly undoAsked: ReadonlySignal<Picture['undo']>;
  /** Whether the end is shown large: until somebody would rather look at the table. */
  readonly isFinaleOpen: Signal<boolean> = signal(true);
  /** The table in words, for those who listen or would rather read. */
  readonly asText: Signal<boolean> = signal(kept(AS_TEXT) === 'yes');
  /** Why the host refused what was wished last, in the words of that moment: what they name may soon be shuffled away. */
  readonly problem: Signal<string | undefined> = signal(undefined);
  /** What I have just said not to ask me any more: until something else is answered. */
  readonly yielded: Signal<Yielded | undefined> = signal(undefined);
  /** How long one can say so for. */
  readonly untils: ReadonlySignal<readonly Yield['until'][]>;
  /** Whether the answer is under way: then there is nothing more to do. */
  readonly isSent: ReadonlySignal<boolean>;
  /** The question it answers, and the last number used before it. */
  private readonly sent: Signal<{ readonly q: string; readonly after: number } | undefined> =
    signal(undefined);
  private isUndoing = false;
  private refusedAt = 0;
  private readonly stops: (() => void)[] = [];

  constructor(direct: Session) {
    const session = new PacedSession(direct, this.motion);
    this.session = session;
    this.holding = new Holding(session);
    this.pointing = new Pointing(direct, () => this.page.value?.together === true);
    this.motion.choreography = (event, stage, moves) => {
      const scene = this.scene.peek();
      return scene && this.page.peek()?.cue?.(scene, event, stage, moves);
    };
    const q = computed(() => session.told.value?.picture.question?.q);
    const happened = computed(() => session.told.value?.events.length ?? 0);
    this.picking = computed(() => {
      const id = q.value;
      const question = session.told.peek()?.picture.question;
      return id && question ? new Picking(question.ask, id) : undefined;
    });
    this.untils = computed(() =>
      session.told.value && hasTurns(session.told.value) ? ['turn', 'always'] : ['always'],
    );
    this.isSent = computed(() => {
      const { q: sent, after } = this.sent.value ?? {};
      return sent !== undefined && sent === q.value && after === session.told.value?.picture.number;
    });
    // Whatever is told, names seldom change: a voice is made anew only then.
    const names = computed(() => JSON.stringify({ ...namesOf(session.told.value), ...this.characters() }));
    this.names = computed(() => JSON.parse(names.value) as Names);
    this.speaker = computed(
      () => new Speaker({ language: language.value, texts: this.texts.value, seats: this.names.value }),
    );
    this.logSpeaker = computed(() => this.speakersOfLog());
    const heardAt = session.company && `tavolata.heard.${session.company.id}`;
    this.heard = signal(Number((heardAt && kept(heardAt)) ?? 0));
    this.unheard = computed(() => unheardIn(session, this.heard.value));
    this.undoAsked = computed(() => {
      const { viewer, picture } = session.told.value ?? {};
      return picture?.undo?.needs.some(seat => seat === viewer) ? picture.undo : undefined;
    });
    this.scene = computed(() => this.sceneFor(session.told.value));
    this.inspecting = new Inspecting(this.scene, thing => {
      const scene = this.scene.value;
      return scene && this.page.value?.describe?.(scene, thing);
    });
    this.stops.push(
      hearTable(session.told, () => this.page.peek()?.sounds),
      effect(() => {
        this.load().catch(error => {
          this.failed.value = error;
        });
      }),
      effect(() => {
        if (heardAt && this.heard.value > 0) keep(heardAt, String(this.heard.value));
      }),
      hearRefusals(session.told, notice => {
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
    const { viewer, picture } = this.session.told.value ?? {};
    const place = picture?.seats.find(({ seat }) => seat === viewer);
    return picture?.settings !== undefined && !picture.result && !place?.left && !this.session.isPast;
  }

  /** Answers with what is chosen, or with the pick given. */
  async answer(pick = this.picking.value?.pick.value): Promise<void> {
    const picking = this.picking.value;
    if (!picking || pick === undefined || this.isSent.value) return;
    const { q } = picking;
    this.yielded.value = undefined;
    const after = this.session.told.value?.picture.number;
    this.sent.value = after === undefined ? undefined : { q, after };
    if (!(await this.wish({ do: 'answer', q, pick }))) this.sent.value = undefined;
  }

  /** At one screen: now it is this seat's, and what the last one had open is not. */
  lookAs(seat: Seat): void {
    this.opened.close();
    this.inspecting.close();
    this.glancing.end();
    this.explained.value = undefined;
    this.problem.value = undefined;
    this.yielded.value = undefined;
    this.menu.value = false;
    this.stopping.value = false;
    this.keys.value = false;
    this.meant.value = [];
    this.holding.take(seat);
    this.session.lookAs?.(seat);
  }

  /** At what is shown beside the table, wherever the focus is; if nothing is, at the thing that has it. */
  lookCloser(focused?: Thing): boolean {
    const { glancing, inspecting } = this;
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
      return await this.wish(to === undefined ? { do: 'undo' } : { do: 'undo', to });
    } finally {
      this.isUndoing = false;
    }
  }

  /** No to what is asked now, and to the like of it from the same source. */
  async yieldTo(until: Yield['until']): Promise<void> {
    const picking = this.picking.value;
    if (!picking?.canYield || !this.untils.value.includes(until)) return;
    const { prompt, source } = picking.ask;
    const def = source === undefined ? undefined : this.scene.value?.g.def(source).id;
    const yielded: Yielded = { prompt, ...(def !== undefined && { source: def }) };
    if (await this.wish({ do: 'yield', ...yielded, until })) this.yielded.value = yielded;
  }

  async askAgain({ prompt, source }: Yielded): Promise<void> {
    await this.wish({ do: 'yield', prompt, ...(source !== undefined && { source }), until: 'never' });
  }

  /** Anything else for the table; what it refuses is shown. Whether it was taken. */
  async wish(wish: Wish): Promise<boolean> {
    const reply = await this.session.send(wish);
    this.complain(reply.ok ? undefined : this.wordsFor(reply.error));
    return reply.ok;
  }

  private wordsFor({ code, refusal }: Problem): string {
    const speaker = this.speaker.value;
    return refusal ? speaker.refusal(refusal, defOf(this)) : speaker.error(code);
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.pointing.close();
    this.holding.close();
    this.session.close();
  }

  private async load(): Promise<void> {
    const slug = this.session.told.value?.about.game;
    const lang = language.value;
    const page = slug === undefined ? undefined : await doorOf(slug)?.load?.();
    if (!page || !slug) return;
    if (this.page.peek() === page && this.texts.peek().length > 0 && this.loadedFor === lang) return;
    const texts = await Promise.all([tableTexts(lang), pageTexts(lang), loadTexts(slug, page.texts, lang)]);
    // Another language may have been chosen meanwhile.
    if (lang !== language.peek()) return;
    this.texts.value = texts;
    this.loadedFor = lang;
    this.page.value = page;
  }
  private loadedFor: string | undefined;

  /** Seats nobody sits in are called by who plays there. */
  private characters(): Names {
    const [page, view] = [this.page.value, this.session.told.value?.picture.view];
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

  private sceneFor(told: Told | undefined): Scene | undefined {
    const page = this.page.value;
    const view = told?.picture.view;
    if (!page || !told || !view) return undefined;
    const me = told.viewer === 'onlooker' ? undefined : (told.viewer as Seat);
    return {
      g: playOn(page.game, view),
      me,
      you: this.session.isPast && this.session.mySeat !== me ? undefined : me,
      say: this.speaker.value,
      picking: this.picking.value,
      names: this.names.value,
      told: told.events,
      settings: told.picture.settings,
      thing: (thing: Thing, label: string, does?: string) => thingProps(this, thing, label, does),
      inspect: this.inspecting.at,
      opened: this.opened,
      wish: (wish: Wish) => this.wish(wish),
    };
  }
}

const unheardIn = ({ company, told }: Session, heard: number): number =>
  company?.chat.value.filter(({ n, seat }) => n > heard && seat !== told.value?.viewer).length ?? 0;

/** A seat that is free is still called by whoever sat there last. */
const namesOf = (told: Told | undefined): Names =>
  Object.fromEntries(
    (told?.picture.seats ?? []).map(place => [place.seat, nameAt(place) ?? lastAt(told, place.seat) ?? '?']),
  );

function lastAt(told: Told | undefined, seat: string): string | undefined {
  const left = told?.notices.filter(({ type, params }) => type === 'seat-opened' && params.seat === seat);
  const name = left?.at(-1)?.params.name;
  return typeof name === 'string' ? name : undefined;
}
