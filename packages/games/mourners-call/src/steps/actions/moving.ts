import { choose, type Flow, type Refusal, type Seat } from '@tavolata/kernel';
import { FACTIONS, LOCATIONS, type LocationId, limits, locationOf, type Place } from '../../defs.ts';
import type { G } from '../../state.ts';
import { placesOf, player } from '../../verbs/board.ts';
import { spendInfluence } from '../../verbs/goods.ts';
import { tallyMost } from '../../verbs/happenings.ts';
import { asPlace, chooseFigures, moveAll } from '../../verbs/moves.ts';
import type { ActionKind } from './kind.ts';

const { influencePerFigure } = limits.move;

/** MC-MOVE-02, MC-MOVE-08. */
function refuseEnd(g: G, seat: Seat, at: Place, to: LocationId): Refusal | undefined {
  const { faction } = locationOf(to);
  if (to === at) return g.refuse('MC-MOVE-08', 'already-there');
  return player(g, seat).influence[faction] >= influencePerFigure
    ? undefined
    : g.refuse('MC-MOVE-02', 'too-little-influence', { number: influencePerFigure, faction });
}

/** MC-MOVE-01 to -08: own guild figures of one place to one location, for Influence of its faction. */
export const moving: ActionKind = {
  offers: (g, seat) => placesOf(g, seat).map(place => ({ key: 'move', place })),
  refuse(g, seat) {
    const { influence } = player(g, seat);
    if (FACTIONS.some(faction => influence[faction] >= influencePerFigure)) return undefined;
    return g.refuse('MC-MOVE-02', 'no-influence');
  },
  *take(g, seat, { place }): Flow<void> {
    const at = place as Place;
    const to = yield* choose(
      g,
      seat,
      'move-to',
      LOCATIONS.map(({ id }) => id),
      {
        rule: 'MC-MOVE-02',
        params: { from: at },
        as: asPlace,
        refuse: location => refuseEnd(g, seat, at, location),
      },
    );
    if (!to) return;
    const { faction } = locationOf(to);
    const most = Math.floor(player(g, seat).influence[faction] / influencePerFigure);
    const guilds = yield* chooseFigures(g, seat, { at, to }, most, { rule: 'MC-MOVE-01' });
    spendInfluence(g, seat, faction, guilds.length * influencePerFigure);
    moveAll(g, seat, guilds, at, to);
    noteMove(g, seat, guilds.length, to);
  },
};

function noteMove(g: G, seat: Seat, number: number, to: LocationId): void {
  const mover = player(g, seat);
  if (number > (mover.tally['figures-moved-in-one-action'] ?? 0)) mover.stormed = locationOf(to).faction;
  tallyMost(g, seat, 'figures-moved-in-one-action', number);
}
