import type { Chance, ChanceMark } from '../author/chance.ts';
import { blanksOf, defsOf } from '../author/defs.ts';
import type { Def, Game } from '../author/game.ts';
import { bitOf, type CardId, FIRST_CARD, type Seat, type ZoneId } from '../author/ids.ts';
import type { Play } from '../author/play.ts';
import { playOn } from '../author/play-on.ts';
import type { Pick, Question } from '../author/question.ts';
import type { State } from '../author/state.ts';
import { carryOut } from '../engine/carry-out.ts';
import type { ReplayedEntry } from '../engine/log.ts';
import { Run } from '../engine/run.ts';
import { questionInView, viewFor } from '../engine/view.ts';
import { type AnswerContent, contentOf } from './answer-content.ts';

/** A draw since the step began, as it fell. Of a shuffle a seat knows only where cards lay that it has seen since. */
export type Draw =
  | { readonly kind: 'number'; readonly of: number; readonly fell: number }
  | { readonly kind: 'card'; readonly fell: CardId }
  | { readonly kind: 'shuffle'; readonly zone: ZoneId; readonly seen: readonly Seen[] };
/** What came to lie at a place of the shuffled zone. */
interface Seen {
  readonly place: number;
  readonly def: number;
}

type PastAction =
  | { readonly t: 'answer'; readonly seat: Seat; readonly said: AnswerContent }
  | { readonly t: 'leave'; readonly seat: Seat };

/** Cards that could be any of each other, by their places in the columns of the core, and what they are, sorted. */
export interface UnknownCards {
  readonly places: readonly number[];
  readonly defs: readonly number[];
}

/**
 * All that a seat knows of a position, the middle of a step included, as plain data: enough to imagine worlds in which
 * it would be shown and asked the same. Two positions that look the same to the seat have equal standpoints.
 */
export interface Standpoint<S extends State = State> {
  readonly seat: Seat;
  /** The step's beginning: blanks for what the seat does not know even now, and no value that another has sealed. */
  readonly start: S;
  readonly unknown: readonly UnknownCards[];
  /** What was done since, and what was drawn. */
  readonly done: readonly PastAction[];
  readonly draws: readonly Draw[];
  /** What it sees now, and what it is asked. */
  readonly view: S;
  readonly question: Question;
}

/** Where a position comes from: the state between two steps, what was done since, and what was drawn from. */
export interface StandpointSource<S> {
  readonly state: S;
  readonly deeds: readonly ReplayedEntry[];
  readonly chance: Chance;
  readonly key: string;
}

/** The standpoint of a seat that is asked. */
export function standpointOf<S extends State, D extends Def>(
  game: Game<S, D>,
  { state, deeds, chance, key }: StandpointSource<S>,
  seat: Seat,
): Standpoint<S> {
  const witness = new Witness(state, seat);
  const draws = new DrawNotes(chance);
  const run = new Run(game, game.clone(state), draws, {
    sink: (g, type, params) => {
      if (type === 'shuffled')
        draws.nameLast(params.zone as ZoneId, witness.shuffled(g, params.zone as ZoneId));
      witness.look(g);
    },
  });
  run.advance();
  const done = doAgain(game, run, deeds, seat, key);
  witness.look(run.g);
  const open = run.questions.find(question => question.seat === seat);
  if (!open) throw new Error(`seat ${seat} is not asked`);
  const { state: view, rename } = viewFor(game, run.state, seat);
  const { denied: _, ...question } = questionInView(open, rename);
  return { seat, ...atStart(game, state, witness), done, draws: draws.list, view, question };
}

function doAgain<S extends State, D extends Def>(
  game: Game<S, D>,
  run: Run<S, D>,
  deeds: readonly ReplayedEntry[],
  seat: Seat,
  key: string,
): PastAction[] {
  const done: PastAction[] = [];
  const held = new Map<Seat, Pick>();
  for (const deed of deeds) {
    if (deed.t === 'leave') done.push(deed);
    if (deed.t === 'answer') {
      const question = run.questions.find(open => open.seat === deed.seat) as Question;
      done.push({ t: 'answer', seat: deed.seat, said: contentOf(question, deed.pick) });
    }
    const before = run.state.core.sealed;
    // What an undo dealt anew nobody had seen: in a world that is only imagined it may have lain so from the start.
    carryOut(game, run, deed, held, { key });
    for (const secret of run.state.core.sealed)
      if (secret.owner !== seat && !before.includes(secret)) hide(done, secret.owner);
  }
  // Of a joint question nobody knows who has answered what.
  return done.filter((one, at) => !(held.has(one.seat) && at === lastOf(done, one.seat)));
}

const lastOf = (done: readonly PastAction[], seat: Seat): number =>
  done.findLastIndex(one => one.t === 'answer' && one.seat === seat);

/** The last answer of a seat went under a seal. */
function hide(done: PastAction[], owner: Seat): void {
  const at = lastOf(done, owner);
  if (at >= 0) done[at] = { t: 'answer', seat: owner, said: { kind: 'secret' } };
}

/** The beginning of the step with what the seat knows of it by now. */
function atStart<S extends State, D extends Def>(
  game: Game<S, D>,
  state: S,
  witness: Witness,
): { start: S; unknown: readonly UnknownCards[] } {
  const start = game.clone(state);
  const { core } = start;
  const g = playOn(game, state);
  const groups = new Map<string, { places: number[]; defs: number[] }>();
  const blank = core.def.slice();
  core.def.forEach((def, index) => {
    if (witness.atStart.has(index)) return;
    const { back } = defsOf(game)[def] as D;
    const name = `${g.poolOf(core.zone[index] as ZoneId)} ${back}`;
    const group = groups.get(name) ?? { places: [], defs: [] };
    groups.set(name, group);
    group.places.push(index);
    group.defs.push(def);
    blank[index] = -1 - blanksOf(game).findIndex(other => other.back === back);
  });
  core.def = blank;
  core.sealed = core.sealed.map(({ owner, name, value }) =>
    owner === witness.seat && value !== undefined ? { owner, name, value } : { owner, name },
  );
  const unknown = [...groups.values()];
  for (const { defs } of unknown) defs.sort((x, y) => x - y);
  return { start, unknown };
}

/** Follows what a seat learns while a step is played again. */
class Witness {
  readonly seat: Seat;
  /** Cards, by their places in the columns, that it has come to know as they were when the step began. */
  readonly atStart = new Set<number>();
  private readonly bit: number;
  private readonly size: number;
  private known: readonly number[] | undefined;
  /** What is noted of cards since they were shuffled. */
  private readonly shuffles = new Map<
    number,
    { readonly place: number; readonly seen: Map<number, number> }
  >();

  constructor({ core }: State, seat: Seat) {
    this.seat = seat;
    this.bit = bitOf(seat);
    this.size = core.def.length;
    this.note(core.known, core.def);
  }

  look<S extends State, D extends Def>({ state }: Play<S, D>): void {
    const { known, def } = state.core;
    if (known !== this.known) this.note(known, def);
  }

  /** From now on what it learns of these cards tells where they came to lie. */
  shuffled<S extends State, D extends Def>(g: Play<S, D>, zone: ZoneId): Map<number, number> {
    const seen = new Map<number, number>();
    for (const [place, card] of g.cards(zone).entries())
      this.shuffles.set(card - FIRST_CARD, { place, seen });
    this.known = undefined;
    return seen;
  }

  private note(known: readonly number[], def: readonly number[]): void {
    this.known = known;
    for (let index = 0; index < known.length; index++) {
      if (((known[index] as number) & this.bit) === 0) continue;
      const shuffle = this.shuffles.get(index);
      if (shuffle) shuffle.seen.set(shuffle.place, def[index] as number);
      else if (index < this.size) this.atStart.add(index);
    }
  }
}

type Noted =
  | Exclude<Draw, { kind: 'shuffle' }>
  | { kind: 'shuffle'; zone: ZoneId; seen: Map<number, number> };

/** Passes draws on and remembers them. */
class DrawNotes implements Chance {
  private readonly chance: Chance;
  private readonly noted: Noted[] = [];

  constructor(chance: Chance) {
    this.chance = chance;
  }

  get list(): readonly Draw[] {
    return this.noted.map(draw =>
      draw.kind !== 'shuffle'
        ? draw
        : {
            ...draw,
            seen: [...draw.seen].map(([place, def]) => ({ place, def })).sort((x, y) => x.place - y.place),
          },
    );
  }

  nameLast(zone: ZoneId, seen: Map<number, number>): void {
    const last = this.noted.at(-1);
    if (last?.kind === 'shuffle') Object.assign(last, { zone, seen });
  }

  int(mark: ChanceMark, below: number): number {
    const fell = this.chance.int(mark, below);
    this.noted.push({ kind: 'number', of: below, fell });
    return fell;
  }

  die(mark: ChanceMark, sides: number): number {
    const fell = this.chance.die(mark, sides);
    this.noted.push({ kind: 'number', of: sides, fell });
    return fell;
  }

  card(mark: ChanceMark, cards: readonly CardId[]): CardId {
    const fell = this.chance.card(mark, cards);
    this.noted.push({ kind: 'card', fell });
    return fell;
  }

  permutation(mark: ChanceMark, size: number): number[] {
    this.noted.push({ kind: 'shuffle', zone: '', seen: new Map() });
    return this.chance.permutation(mark, size);
  }
}
