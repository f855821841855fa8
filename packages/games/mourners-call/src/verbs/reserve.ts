import { type Faction, GUILDS, type GuildId } from '../defs.ts';
import type { G } from '../state.ts';

/** The guilds of a faction, or a guild itself, or any, that have a figure in the reserve. */
export const guildsInReserve = (g: G, of: Faction | GuildId | 'any'): GuildId[] =>
  GUILDS.filter(
    ({ id, faction }) => (of === 'any' || of === faction || of === id) && g.state.figures[id] > 0,
  ).map(({ id }) => id);
