import { choose, type Flow, type Option, type Seat } from '@tavolata/kernel';
import {
  CRYPT,
  type Faction,
  factionOfSpecial,
  type GuildId,
  guildOf,
  type LocationId,
  type Place,
  SPECIALS,
  type SpecialId,
} from '../defs.ts';
import { figureAt, type G, specialAt } from '../state.ts';
import { EVERYWHERE, freeBases, guildsAt, player } from './board.ts';
import { happens, tally } from './happenings.ts';

/** Into the Crypt (MC-RECR-04, MC-GTRACK-02), if base and figure are there (MC-SUPPLY-01). */
export function gainFigure(g: G, seat: Seat, guild: GuildId): void {
  if (freeBases(g, seat) === 0 || g.state.figures[guild] === 0) return;
  g.state.figures[guild]--;
  player(g, seat).figures.push(figureAt(guild, CRYPT));
  g.emit('figure-gained', { seat, guild });
  tally(g, seat, 'guild-figure-gained');
}

function figureOf(g: G, seat: Seat, guild: GuildId, at: Place): number {
  const index = player(g, seat).figures.findIndex(figure => figure.guild === guild && figure.at === at);
  if (index < 0) throw new Error(`${seat} has no figure of ${guild} in ${at}`);
  return index;
}

/** MC-GTRACK-03. `by`: who returned it with an ability or a bonus of their own. */
export function returnFigure(g: G, seat: Seat, guild: GuildId, at: Place, by?: Seat): void {
  player(g, seat).figures.splice(figureOf(g, seat, guild, at), 1);
  g.state.figures[guild]++;
  g.emit('figure-returned', { seat, guild, place: at });
  if (by !== seat) happens(g, seat, 'own-guild-figure-to-reserve');
}

export function moveFigure(g: G, seat: Seat, guild: GuildId, at: Place, to: Place): void {
  const { figures } = player(g, seat);
  const [figure] = figures.splice(figureOf(g, seat, guild, at), 1);
  if (figure) figures.push(figureAt(guild, to));
}

/** Back to the owner's Crypt: still owned (MC-GTRACK-03). */
export function sendToCrypt(g: G, seat: Seat, guild: GuildId, at: Place): void {
  moveFigure(g, seat, guild, at, CRYPT);
  g.emit('figure-to-crypt', { seat, guild, place: at });
}

/** MC-SPEC-03, MC-SPEC-10: on a base of the player, wherever it stood before. */
export function placeSpecial(g: G, seat: Seat, id: SpecialId, at: LocationId): void {
  g.state.specials[id] = specialAt(seat, at);
  g.emit('special-placed', { seat, figure: id, place: at });
}

export function removeSpecial(g: G, id: SpecialId): void {
  delete g.state.specials[id];
  g.emit('special-left', { figure: id });
}

// --- choosing one ---

/** A figure somebody may point at: like ones in one place are alike. */
export interface PointedFigure {
  readonly seat: Seat;
  readonly at: Place;
  readonly guild?: GuildId;
  readonly special?: SpecialId;
}

export const guildFigures = (g: G, seats: readonly Seat[], places: readonly Place[]): PointedFigure[] =>
  places.flatMap(at =>
    seats.flatMap(seat => guildsAt(g, seat, at).map(({ guild }) => ({ seat, at, guild }))),
  );

export const specialFigures = (g: G, seats: readonly Seat[]): PointedFigure[] =>
  SPECIALS.flatMap(special => {
    const stands = g.state.specials[special];
    return stands && seats.includes(stands.by) ? [{ seat: stands.by, at: stands.at, special }] : [];
  });

export const factionOf = ({ guild, special }: PointedFigure): Faction =>
  guild ? guildOf(guild).faction : factionOfSpecial(special as SpecialId);

export const asFigure = ({ seat, at, guild, special }: PointedFigure): Option => ({
  key: 'figure',
  seat,
  place: at,
  params: { figure: guild ?? special },
});

/** MC-THREAT-04, MC-THREAT-05: a player loses a figure of a guild, the owner choosing where it stands. */
export function* loseFigure(g: G, seat: Seat, guild: GuildId, rule: string): Flow<void> {
  const candidates = guildFigures(g, [seat], EVERYWHERE).filter(figure => figure.guild === guild);
  const [only, ...others] = candidates;
  const lost =
    others.length === 0 ? only : yield* choose(g, seat, 'lose-figure', candidates, { rule, as: asFigure });
  if (lost) returnFigure(g, seat, guild, lost.at);
}
