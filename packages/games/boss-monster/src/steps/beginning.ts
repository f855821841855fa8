import { choose, type Flow } from '@tavolata/kernel';
import { limits } from '../defs.ts';
import type { G } from '../state.ts';
import { draw } from '../verbs/draw.ts';
import { activeRooms, player } from '../verbs/dungeon.ts';
import { nextInDecks } from '../verbs/heroes.ts';
import { TOWN } from '../zones.ts';

/** BM-BEGIN-01: as many Heroes as players who started the game, whoever is still in it. */
export function beginning(g: G): void {
  const { state } = g;
  state.turn++;
  state.phase = 'beginning';
  g.emit('turn-began', { turn: state.turn });
  // BM-WIN-07: a turn that still finds a Hero in a deck is not a full one without.
  if (nextInDecks(g) !== undefined) state.idleTurns = -1;
  for (let i = 0; i < g.seats.length * limits.heroesPerTurnForEachPlayer; i++) revealHero(g);
  state.queue = [...state.order];
  state.next = 'draw';
}

/** BM-BEGIN-07: to the back of the queue. */
function revealHero(g: G): void {
  const hero = nextInDecks(g);
  if (hero === undefined) return;
  g.move(hero, TOWN);
  g.emit('hero-arrived', { hero });
}

/** BM-BEGIN-04, BM-BEGIN-09: one Room each, by XP; Haunted Library allows a Spell instead (BM-BEGIN-05). */
export function* normalDraw(g: G): Flow<void> {
  const { state } = g;
  const seat = state.queue[0];
  if (!seat) return beginBuilding(g);
  const library = activeRooms(g, seat).find(({ room }) => g.def(room).does.drawsSpells);
  const kinds = library ? (['room', 'spell'] as const) : (['room'] as const);
  const kind = yield* choose(g, seat, 'draw', kinds, {
    rule: 'BM-BEGIN-04',
    ...(library && { source: library.room }),
  });
  draw(g, seat, kind === 'spell' ? 'spell' : 'room', limits.drawPerTurn.rooms);
  state.queue.shift();
}

/** BM-BEGIN-06. */
function beginBuilding(g: G): void {
  const { state } = g;
  state.phase = 'build';
  g.emit('build-began');
  for (const seat of state.order) player(g, seat).placements = 1;
  state.queue = [...state.order];
  state.next = 'build-turn';
}
