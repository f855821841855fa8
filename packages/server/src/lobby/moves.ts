import { setTimeout } from 'node:timers/promises';
import { isBotName } from '@tavolata/bots';
import {
  type Def,
  loadMatch,
  type Match,
  type MatchFile,
  readMatchFile,
  type Seat,
  type Setup,
  type State,
} from '@tavolata/kernel';
import { isProblem, positionOf } from '@tavolata/table';
import type { AnyGame } from '../games.ts';
import { nameAt } from '../hall/status.ts';
import { type House, seated } from './house.ts';
import type { Create, Move } from './requests.ts';
import { type Founder, founding, type Opened, openTable, planOf } from './tables.ts';
import { Trouble } from './trouble.ts';

/** Bytes a match file may have here. */
export const MAX_FILE = 2 ** 20;
/** No real match has so many lines, */
const MAX_LINES = 5000;
/** and none takes so long to play again, in milliseconds. */
const MAX_REPLAY = 4000;

function readFile({ games }: House, json: unknown): { readonly file: MatchFile; readonly game: AnyGame } {
  const file = readMatchFile(json);
  // A position of somebody's making could lead the rules anywhere: only what began with a deal is believed.
  if (typeof file === 'string' || file.origin || file.log.length > MAX_LINES)
    throw new Trouble('unreadable-file');
  const game = games.get(file.game);
  if (!game) throw new Trouble('unknown-game');
  return { file, game };
}

/** Everybody waits while a match is played again: so one at a time, and before the next the others get as much time. */
function atLeisure<T>({ people }: House, work: (start: number) => T | Promise<T>): Promise<T> {
  return people.turnstile.pass('replays', async () => {
    const start = performance.now();
    try {
      return await work(start);
    } finally {
      await setTimeout(performance.now() - start);
    }
  });
}

/** Gives up where it may not go on. */
export function replay(game: AnyGame, file: MatchFile, mayGoOn: () => boolean): Match<State, Def> {
  try {
    const match = loadMatch(game, file, () => {
      if (!mayGoOn()) throw new Trouble('unreadable-file');
    });
    if (typeof match !== 'string') return match;
  } catch {
    // The rules part from its log: somebody wrote it by hand, or for other rules.
  }
  throw new Trouble('unreadable-file');
}

/**
 * A match from somebody's own device goes on here, with friends in the seats of its bots. Whoever brings it has seen
 * or could have looked up all of it: what none of those who go on knew in play is dealt anew.
 */
export function move(house: House, founder: Founder, wish: Move): Promise<Opened> {
  return founding(house, founder, async () => {
    const { file, game } = readFile(house, wish.file);
    const plan = planOf(house, wish, file.setup.options);
    if (plan.setup.seats.length !== file.setup.seats.length) throw new Trouble('wrong-seats');
    const keep = [...new Set([plan.owner, ...wish.stay])];
    const state = await atLeisure(house, start => {
      // Only a match that these rules allow can be brought to a table, and none that is played for ever.
      const match = replay(game, file, () => performance.now() - start <= MAX_REPLAY);
      if (match.result) throw new Trouble('over');
      return positionOf(match, keep);
    });
    if (isProblem(state)) throw new Trouble(state.code);
    const from = { kind: 'moved', state, keep } as const;
    return openTable(house, founder.guest, file.game, { ...plan, from }, wish.watch);
  });
}

/** Practice from where a running match stands, against bots. Nothing of it tells anything about that match. */
export async function fork(house: House, id: string, founder: Founder, level: string): Promise<Opened> {
  if (!isBotName(level)) throw new Trouble('unknown-bot');
  const { guest } = founder;
  const { live, seat } = await seated(house, id, guest);
  const { game, setup } = live.table.header;
  const seats = practiceSeats(setup, seat, nameAt(live.status, seat), level);
  const plan = planOf(house, { seats }, setup.options);
  return founding(house, founder, async () => {
    const state = await atLeisure(house, () => live.table.position([seat]));
    if (isProblem(state)) throw new Trouble(state.code);
    const from = { kind: 'forked', state, keep: [seat] } as const;
    return openTable(house, guest, game, { ...plan, from }, false);
  });
}

const practiceSeats = ({ seats }: Setup, mine: Seat, name: string, level: string): Create['seats'] =>
  seats.map(seat => (seat === mine ? { who: 'me', name } : { who: 'bot', level }));
