import {
  type CardId,
  FIRST_CARD,
  isCard,
  isForced,
  isSeat,
  type Option,
  type Pick,
  type PickQuestion,
  type Question,
  type Seat,
  type SeatEvent,
  type State,
  type ZoneId,
} from '@tavolata/kernel';

/**
 * `smart` stops where there is something to decide; `everything` at each window; `my-turn` and `touched` pass windows
 * until the seat's turn comes or something of its own is touched, and are `smart` from then on.
 */
export const stopModes = ['smart', 'everything', 'my-turn', 'touched'] as const;
export type StopMode = (typeof stopModes)[number];
export const isStopMode = (value: unknown): value is StopMode =>
  (stopModes as readonly unknown[]).includes(value);

export const yieldUntils = ['turn', 'always'] as const;

/** Declines, each time, what this prompt offers; with a source, only when a card of that definition asks. */
export interface YieldRule {
  readonly prompt: string;
  readonly source?: string;
  readonly until: (typeof yieldUntils)[number];
  /** How many events there were when it was set. */
  readonly since: number;
}

/** When a seat wants to be asked; kept with the match, so that it works for guests and after a restart. */
export interface StopSettings {
  readonly mode: StopMode;
  /** How many events there were when the mode was set. */
  readonly since: number;
  /** Whether the seat wants to be asked where there is only one answer. */
  readonly askForced: boolean;
  /** Stop at the next window, whatever the mode. */
  readonly hold: boolean;
  readonly yields: readonly YieldRule[];
}

/** What a seat may want otherwise. */
export type SettingsChange =
  | { readonly do: 'stops'; readonly mode: StopMode; readonly askForced?: boolean }
  /** Until `never` takes back the one yield for this prompt and source. */
  | ({ readonly do: 'yield'; readonly until: YieldRule['until'] | 'never' } & Omit<
      YieldRule,
      'since' | 'until'
    >)
  | { readonly do: 'hold'; readonly on: boolean }
  /** Back to smart stops, with no yields and no hold. */
  | { readonly do: 'cancel' };

export const DEFAULT_SETTINGS: StopSettings = {
  mode: 'smart',
  since: 0,
  askForced: false,
  hold: false,
  yields: [],
};

const MAX_YIELDS = 100;

/** The settings after a change, made when there were `since` events. */
export function changeSettings(now: StopSettings, change: SettingsChange, since: number): StopSettings {
  switch (change.do) {
    case 'stops':
      return { ...now, mode: change.mode, since, askForced: change.askForced ?? now.askForced };
    case 'yield': {
      const { prompt, source, until } = change;
      const others = now.yields.filter(known => known.prompt !== prompt || known.source !== source);
      if (until === 'never') return { ...now, yields: others };
      const item: YieldRule = { prompt, ...(source !== undefined && { source }), until, since };
      return { ...now, yields: [...others, item].slice(-MAX_YIELDS) };
    }
    case 'hold':
      return { ...now, hold: change.on };
    case 'cancel':
      return { ...DEFAULT_SETTINGS, since, askForced: now.askForced };
  }
}

/** Games say with these events that a turn begins, and whose: `turn-began {seat?}`, `became-active {seat}`. */
const TURN = 'turn-began';
const ACTIVE = 'became-active';
/** Events that name a seat or a card without touching it: turns, answers, and what the kernel reports of itself. */
const HARMLESS: readonly string[] = [
  TURN,
  ACTIVE,
  'passed',
  'looked',
  'shuffled',
  'revealed',
  'left',
  'finished',
];

/** What one seat sees when a question reaches it. Nothing else may decide whether it is bothered. */
export interface StopContext {
  readonly seat: Seat;
  readonly view: State;
  /** What the seat was told since an event. */
  told(since: number): readonly SeatEvent[];
  /** The definition of a card, as far as the seat knows it. */
  defOf(card: CardId): string | undefined;
}

/** Games ask by this prompt what to do on one's own turn: there even passing is a move, and nobody else's to make. */
const OWN_TURN = 'act';

/** A response window: the one kind of question that can be passed. */
const isWindow = (question: Question): question is PickQuestion =>
  question.kind === 'pick' &&
  question.prompt !== OWN_TURN &&
  question.options.some(({ key }) => key === 'pass');

/** How to say no to what is offered; nothing where something must be chosen. */
export function declineOf(question: Question): Pick | undefined {
  if (question.kind === 'yes-no') return false;
  if (question.kind !== 'pick' || question.prompt === OWN_TURN) return undefined;
  const at = question.options.findIndex(({ key }) => key === 'pass' || key === 'decline');
  return at < 0 ? undefined : at;
}

/** Options the game marks as `idle` would change nothing if picked now. */
const isIdle = (option: Option & { readonly idle?: boolean }): boolean => option.idle === true;

/** Whether all there is to pick beside declining is without effect. */
function hasOnlyIdleOptions(question: Question): boolean {
  const decline = declineOf(question);
  return (
    question.kind === 'pick' &&
    decline !== undefined &&
    question.options.every((o, i) => i === decline || isIdle(o))
  );
}

/** The mode as it stands now: `my-turn` and `touched` are over once what they wait for has come. */
function modeNow({ mode, since }: StopSettings, scene: StopContext): StopMode {
  const happened = (is: (event: SeatEvent) => boolean): StopMode =>
    scene.told(since).some(is) ? 'smart' : mode;
  if (mode === 'my-turn')
    return happened(({ type, params }) => (type === TURN || type === ACTIVE) && params.seat === scene.seat);
  return mode === 'touched' ? happened(event => touches(event, scene)) : mode;
}

const isOver = ({ until, since }: YieldRule, scene: StopContext): boolean =>
  until === 'turn' && scene.told(since).some(({ type }) => type === TURN);

/** Whether nothing in these settings can run out. */
export const isLasting = ({ mode, yields }: StopSettings): boolean =>
  yields.length === 0 && (mode === 'smart' || mode === 'everything');

/** The settings without what could run out: where events are counted anew, nobody can tell any more whether it has. */
export const lastingOf = (settings: StopSettings): StopSettings => ({
  ...settings,
  mode: settings.mode === 'everything' ? 'everything' : 'smart',
  since: 0,
  yields: settings.yields.flatMap(item => (item.until === 'always' ? [{ ...item, since: 0 }] : [])),
});

/** The settings with what has run out left out: what the seat is shown. */
export function settingsNow(settings: StopSettings, scene: StopContext): StopSettings {
  const yields = settings.yields.filter(item => !isOver(item, scene));
  return { ...settings, mode: modeNow(settings, scene), yields };
}

/**
 * The answer the seat need not be bothered for, or nothing if it must be asked. Decided from what the seat itself
 * knows, and only ever the one legal answer, or passing or declining: never a cost or a target.
 */
export function automaticPick(
  question: Question,
  settings: StopSettings,
  scene: StopContext,
): Pick | undefined {
  const window = isWindow(question);
  if (settings.hold && window) return undefined;
  const mode = modeNow(settings, scene);
  if (isForced(question)) {
    const wanted = window ? mode === 'everything' : settings.askForced;
    return wanted ? undefined : question.fallback;
  }
  const decline = declineOf(question);
  if (decline === undefined) return undefined;
  const source = question.source === undefined ? undefined : scene.defOf(question.source);
  const yielded = settings.yields.some(
    item => item.prompt === question.prompt && (item.source ?? source) === source && !isOver(item, scene),
  );
  if (yielded) return decline;
  if (mode === 'everything') return undefined;
  if (hasOnlyIdleOptions(question)) return decline;
  if (!window || mode === 'smart') return undefined;
  return mode === 'touched' && asksAbout(question, scene) ? undefined : decline;
}

const ownerOf = (zone: ZoneId): string | undefined => zone.split('/')[1];

/** Whether a question is about the seat or a card of its own; what it could answer with does not count. */
function asksAbout(question: Question, scene: StopContext): boolean {
  return namesMine([question.params, question.source], scene);
}

function touches({ type, params }: SeatEvent, scene: StopContext): boolean {
  if (type === 'moved') return isZoneOf(scene.seat, params.from) && !isZoneOf(scene.seat, params.to);
  return !HARMLESS.includes(type) && namesMine(params, scene);
}

const isZoneOf = (seat: Seat, zone: unknown): boolean => typeof zone === 'string' && ownerOf(zone) === seat;

function namesMine(value: unknown, scene: StopContext): boolean {
  if (isCard(value)) return isZoneOf(scene.seat, scene.view.core.zone[value - FIRST_CARD]);
  if (isSeat(value)) return value === scene.seat;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(item => namesMine(item, scene));
}
