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
import type { Guest } from '../people/people.ts';
import { type House, seated } from './house.ts';
import type { Create, Move } from './requests.ts';
import { type Opened, openTable, planOf } from './tables.ts';
import { Trouble } from './trouble.ts';

/** Bytes a match file may have here. */
export const MAX_FILE = 2 ** 20;
/** Everybody waits while it is played again: no real match has so many lines. */
const MAX_LINES = 5000;

function readFile({ games }: House, json: unknown): { readonly file: MatchFile; readonly game: AnyGame } {
  const file = readMatchFile(json);
  // A position of somebody's making could lead the rules anywhere: only what began with a deal is believed.
  if (typeof file === 'string' || file.origin || file.log.length > MAX_LINES)
    throw new Trouble('unreadable-file');
  const game = games.get(file.game);
  if (!game) throw new Trouble('unknown-game');
  return { file, game };
}

/** Plays it again here: only a match that these rules allow can be brought to a table. */
function replayed(game: AnyGame, file: MatchFile): Match<State, Def> {
  try {
    const match = loadMatch(game, file);
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
export async function move(house: House, guest: Guest, wish: Move): Promise<Opened> {
  const { file, game } = readFile(house, wish.file);
  const match = replayed(game, file);
  if (match.result) throw new Trouble('over');
  const plan = planOf(house, wish, file.setup.options);
  if (plan.setup.seats.length !== file.setup.seats.length) throw new Trouble('wrong-seats');
  const keep = [...new Set([plan.owner, ...wish.stay])];
  const from = { kind: 'moved', state: positionOf(match, keep), keep } as const;
  return openTable(house, guest, file.game, { ...plan, from }, wish.watch);
}

/** Practice from where a running match stands, against bots. Nothing of it tells anything about that match. */
export async function fork(house: House, id: string, guest: Guest, level: string): Promise<Opened> {
  if (!isBotName(level)) throw new Trouble('unknown-bot');
  const { live, seat } = await seated(house, id, guest);
  const state = await live.table.position([seat]);
  if (isProblem(state)) throw new Trouble(state.code);
  const { game, setup } = live.table.header;
  const seats = practiceSeats(setup, seat, nameAt(live.status, seat), level);
  const plan = planOf(house, { seats }, setup.options);
  return openTable(house, guest, game, { ...plan, from: { kind: 'forked', state, keep: [seat] } }, false);
}

const practiceSeats = ({ seats }: Setup, mine: Seat, name: string, level: string): Create['seats'] =>
  seats.map(seat => (seat === mine ? { who: 'me', name } : { who: 'bot', level }));
