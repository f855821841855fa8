import type { TableEvent } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import type { CharacterId, SpaceName } from '@tavolata/sorcerers-arena';
import type { ArenaScene } from '../scene.ts';

/** The character an event tells of. */
export const characterOf = ({ g }: ArenaScene, params: TableEvent['params']): CharacterId =>
  g.state.row.findIndex(
    ({ name, seat }) => name === params.character && seat === (params.seat as Seat | undefined),
  );

/** Where a character stood when something happened: where it next left from, or else where it stands. */
export function spaceThen(scene: ArenaScene, { n }: TableEvent, id: CharacterId): SpaceName | undefined {
  const who = scene.g.state.row[id];
  for (const event of scene.events) {
    const { type, params } = event;
    if (event.n <= n) continue;
    if (type === 'swapped' && params.with === who?.name) return params.to as SpaceName;
    if (characterOf(scene, params) !== id) continue;
    if (type === 'walked' || type === 'swapped') return params.from as SpaceName;
    if (type === 'ko') return params.place as SpaceName;
  }
  return who?.space;
}

const DEALS = ['attacked', 'card-played', 'skill-used', 'ability-fired'];
const NOBODY_DEALS = ['turn-began', 'status-triggered'];

/** Whose attack, card or skill it came from; nobody's, if a Status Effect did it. */
export function dealerOf(scene: ArenaScene, { n }: TableEvent): CharacterId | undefined {
  const cause = scene.events.findLast(
    event => event.n < n && [...DEALS, ...NOBODY_DEALS].includes(event.type),
  );
  const id = cause && DEALS.includes(cause.type) ? characterOf(scene, cause.params) : -1;
  return id < 0 ? undefined : id;
}
