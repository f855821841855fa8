import { signal } from '@preact/signals';
import { say } from '@tavolata/board-kit';
import type { ListedTable, LocalTable } from '@tavolata/protocol';
import { doorOf } from '../games/doors.ts';
import { deleteLocal, listLocal } from '../session/local.ts';
import { api } from '../shared/api.ts';
import { language } from '../shared/language.ts';
import { forgetLastVisit, lastPhase, lastVisitOf } from '../shared/last-visit.ts';
import { forgetMoved, movedTo } from '../shared/moved.ts';
import { lookAtTables, onlineTables } from '../shared/my-tables.ts';
import type { Placed } from '../shared/places.ts';

/** A table of mine, wherever it stands. */
export interface MyTableEntry {
  readonly key: string;
  readonly game: string;
  readonly when: number;
  /** Who else sits there, or where it is played. */
  readonly with: string;
  readonly turn: number | undefined;
  /** In words, where it is known. */
  readonly phase?: string | undefined;
  readonly state: 'your-turn' | 'start' | 'gathering' | 'owner-starts' | 'running' | 'moved' | 'over';
  /** Whose answer is awaited, if it is known. */
  readonly awaited?: string;
  readonly to: Placed;
  readonly remove?: () => Promise<unknown>;
}

const local = signal<readonly LocalTable[]>([]);

async function lookHere(): Promise<void> {
  local.value = await listLocal();
}

/** Those of this browser and those at the server do not wait for each other, whichever fails. */
export const refreshMyTables = (): Promise<unknown> => Promise.all([lookHere(), lookAtTables()]);

const listed = (names: readonly string[]): string => new Intl.ListFormat(language.value).format(names);

function ofHere({ id, game, created, over, people, others }: LocalTable): MyTableEntry {
  const left = lastVisitOf(id);
  // Where the server is out of reach, or has the table no more, it can still be played on here.
  const moved = over ? undefined : onlineTables.value.find(table => table.id === movedTo(id));
  return {
    key: `local ${id}`,
    game,
    when: left?.at ?? created,
    turn: left?.turn,
    phase: over || moved ? undefined : lastPhase(id, language.value),
    with: others.length > 0 ? say('lobby.here-with', { names: listed(others) }) : say('lobby.here'),
    state: over ? 'over' : moved ? 'moved' : 'running',
    to: moved
      ? { at: 'table', id: moved.id }
      : over
        ? { at: 'replay', from: 'local', id }
        : { at: 'local', id, seat: people[0] ?? 'a' },
    remove: () =>
      deleteLocal(id).then(() => {
        forgetMoved(id);
        forgetLastVisit(id);
      }),
  };
}

function stateOf({ over, yourTurn, phase, seats }: ListedTable): MyTableEntry['state'] {
  if (over) return 'over';
  if (phase !== 'gathering') return yourTurn ? 'your-turn' : 'running';
  if (yourTurn) return 'start';
  return seats?.some(({ who }) => who === 'open') ? 'gathering' : 'owner-starts';
}

/** Whether I am the one it waits for. */
export const awaitsMe = ({ state }: MyTableEntry): boolean => state === 'your-turn' || state === 'start';

function ofThere(table: ListedTable): MyTableEntry {
  const { id, game, touched, turn, over, seats, seat, owner, waiting } = table;
  const others = (seats ?? []).flatMap(place => (place.seat === seat || place.who === 'open' ? [] : [place]));
  const namesOf = (places: typeof others): string => listed(places.map(({ name }) => name));
  const awaited = namesOf(others.filter(place => waiting?.includes(place.seat)));
  return {
    key: `online ${id}`,
    game,
    when: touched,
    // Games count their turns each in words of its own.
    turn: doorOf(game) && turn,
    with: namesOf(others),
    state: stateOf(table),
    ...(awaited && { awaited }),
    to: over ? { at: 'replay', from: 'table', id } : { at: 'table', id },
    // From here, since one that cannot be opened any more has no menu.
    ...(owner === seat && { remove: () => api.remove(id) }),
  };
}

const URGENCY: readonly MyTableEntry['state'][] = [
  'your-turn',
  'start',
  'gathering',
  'owner-starts',
  'running',
  'moved',
  'over',
];

/** The one that waits for me first. */
export function myTables(): readonly MyTableEntry[] {
  const all = [...onlineTables.value.map(ofThere), ...local.value.map(ofHere)];
  return all.sort((a, b) => URGENCY.indexOf(a.state) - URGENCY.indexOf(b.state) || b.when - a.when);
}
