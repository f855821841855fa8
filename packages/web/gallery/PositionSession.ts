import { type Signal, signal } from '@preact/signals';
import type { GalleryPosition } from '@tavolata/board-kit';
import { bots, think } from '@tavolata/bots';
import { type Def, type Game, isForced, playOn, type Seat, type State } from '@tavolata/kernel';
import { KeyedChance, keyOf, Match, Run, setupFor } from '@tavolata/kernel/match';
import type { CommandDraft, Reply, TableEvent } from '@tavolata/table';
import type { TableSession, TableSnapshot } from '../src/session/session.ts';

/** A bound on what bots play before somebody is asked: beyond it the position names a question that never comes. */
const MOST_ANSWERS = 3000;
const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dino', 'Elsa', 'Furio'];

/** A standard position as a table at which one seat can play; bots answer for all others. */
export class PositionSession implements TableSession {
  readonly table: Signal<TableSnapshot | undefined> = signal(undefined);
  readonly online = signal(true);
  private readonly match: Match<State, Def>;
  private readonly position: GalleryPosition;
  private readonly seat: Seat;

  constructor(game: Game<State, Def>, position: GalleryPosition) {
    this.position = position;
    this.seat = position.seat ?? 'a';
    this.match = matchOf(game, position);
    for (let n = 0; n < (position.answers ?? 0) && !this.match.result; n++)
      this.botAnswers(this.match.questions[0]?.seat);
    this.goOn(position.until);
  }

  async send(draft: CommandDraft): Promise<Reply> {
    if (draft.do !== 'answer') return { n: 0, ok: false, error: { code: 'unknown-command' } };
    const rejection = this.match.answer(this.seat, draft.pick as never, 'person', draft.q);
    if (rejection) return { n: 0, ok: false, error: { code: rejection.code } as never };
    this.goOn();
    return { n: 0, ok: true };
  }

  close(): void {
    this.online.value = false;
  }

  private botAnswers(seat: Seat | undefined): void {
    if (!seat) return;
    const pick = think(this.match, seat, bots.normal, 'gallery');
    const rejection = pick === undefined ? { code: 'not-asked' } : this.match.answer(seat, pick, 'bot');
    if (rejection) throw new Error(`${this.position.name}: a bot's answer is ${rejection.code}`);
  }

  /** Bots answer until the seat that is looked at has something to choose. */
  private goOn(until?: string): void {
    for (let n = 0; !this.match.result && !this.isDue(until); n++) {
      if (n === MOST_ANSWERS) throw new Error(`${this.position.name}: nobody asks ${until}`);
      const other = this.match.questions.find(({ seat }) => seat !== this.seat);
      this.botAnswers(other?.seat ?? this.seat);
    }
    this.tell();
  }

  private isDue(until: string | undefined): boolean {
    const question = this.match.questionFor(this.seat);
    return question !== undefined && (until === undefined ? !isForced(question) : question.prompt === until);
  }

  private tell(): void {
    const { match, seat } = this;
    const { game, setup, result } = match;
    const question = match.visibleQuestionFor(seat);
    const own = match.questionFor(seat);
    this.table.value = {
      viewer: seat,
      about: { id: 'gallery', game: game.slug, rules: game.version, setup, commitment: match.commitment },
      snapshot: {
        phase: result ? 'over' : 'playing',
        seats: setup.seats.map((each, i) => ({
          seat: each,
          name: NAMES[i] ?? each,
          here: true,
          left: false,
          ...(each === seat ? { who: 'person' as const } : { who: 'bot' as const, level: 'normal' as const }),
        })),
        view: match.viewStateFor(seat),
        waiting: match.questions.map(each => each.seat),
        number: match.length,
        ...(question && own && { asked: { q: match.nameOf(own), question } }),
        ...(result && { result }),
      },
      events: (match.eventsFor(seat) as TableEvent[]).map(event => ({ ...event, to: 0 })),
      notices: [],
      begin: 0,
      ahead: 0,
    };
  }
}

function matchOf(game: Game<State, Def>, position: GalleryPosition): Match<State, Def> {
  const { players, options = {}, given, seed = position.name } = position;
  const setup = setupFor(game, players, options);
  const secret = { key: keyOf(seed), salt: keyOf('gallery') };
  if (given === undefined) return Match.start(game, setup, secret);
  const { g } = new Run(game, game.create(setup), new KeyedChance(secret.key));
  game.arrange(g, given);
  return Match.from(game, setup, secret, playOn(game, g.state).state);
}
