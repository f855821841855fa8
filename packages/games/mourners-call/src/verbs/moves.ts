import {
  choose,
  chooseShares,
  type Flow,
  maybeChoose,
  type QuestionDetails,
  type Seat,
} from '@tavolata/kernel';
import {
  CRYPT,
  FACTIONS,
  type Faction,
  type GuildId,
  LOCATIONS,
  type LocationId,
  type Place,
} from '../defs.ts';
import type { G } from '../state.ts';
import { figuresAt, guildsAt, opponents, placesOf } from './board.ts';
import {
  asFigure,
  guildFigures,
  moveFigure,
  type PointedFigure,
  placeSpecial,
  specialFigures,
} from './figures.ts';

export const asPlace = (place: Place) => ({ key: 'place', place });
const isFaction = (word: string): word is Faction => FACTIONS.includes(word as Faction);

/** The locations a word of the data means: any, those of a faction, the one just placed in, or one by name. */
export function locationsFor(to: string, placed?: LocationId): LocationId[] {
  if (to === 'placed') return placed ? [placed] : [];
  return LOCATIONS.filter(
    ({ id, faction }) => to === 'any' || to === 'each-any' || (isFaction(to) ? faction === to : id === to),
  ).map(({ id }) => id);
}

/** MC-MOVE-08: the places from which some figure can go to one of these locations. */
export const sourcesFor = (g: G, seat: Seat, to: readonly LocationId[]): Place[] =>
  placesOf(g, seat).filter(place => to.some(location => location !== place));

/** Which guild figures of one place, at least one. One alone needs no question. */
export function* chooseFigures(
  g: G,
  seat: Seat,
  { at, to }: { readonly at: Place; readonly to: LocationId },
  most: number,
  about: Pick<QuestionDetails, 'rule'> = {},
): Flow<GuildId[]> {
  const there = guildsAt(g, seat, at);
  const total = figuresAt(g, seat, at).length;
  const [only] = there;
  if (!only || most < 1) return [];
  if (total === 1 || (there.length === 1 && most === 1)) return [only.guild];
  const shares = yield* chooseShares(
    seat,
    'move-figures',
    there.map(({ guild, number }) => ({ to: { key: 'guild', place: guild }, min: 0, max: number })),
    { min: 1, max: Math.min(most, total) },
    there.map((_, i) => (i === 0 ? 1 : 0)),
    { ...about, params: { from: at, to, number: Math.min(most, total) } },
  );
  return shares.flatMap(({ to, share }) => Array.from({ length: share }, () => to.place as GuildId));
}

export function moveAll(g: G, seat: Seat, guilds: readonly GuildId[], at: Place, to: LocationId): void {
  for (const guild of guilds) moveFigure(g, seat, guild, at, to);
  if (guilds.length > 0)
    g.emit('figures-moved', { seat, guilds: [...guilds], from: at, to, number: guilds.length });
}

/** Own guild figures of one place to one location, free of cost. */
export function* moveTogether(
  g: G,
  me: Seat,
  to: readonly LocationId[],
  most: number,
  optional: boolean,
): Flow<void> {
  const ask = optional ? maybeChoose : choose;
  const at = yield* ask(g, me, 'move-from', sourcesFor(g, me, to), { as: asPlace });
  if (!at) return;
  const ends = to.filter(location => location !== at);
  const end =
    ends.length === 1
      ? ends[0]
      : yield* choose(g, me, 'move-to', ends, { params: { from: at }, as: asPlace });
  if (!end) return;
  moveAll(g, me, yield* chooseFigures(g, me, { at, to: end }, most), at, end);
}

/** Own guild figures, each from its place to a location of its own; the first must be moved. */
export function* moveApart(g: G, me: Seat, to: readonly LocationId[], most: number): Flow<void> {
  for (let moved = 0; moved < most; moved++) {
    const figures = guildFigures(g, [me], sourcesFor(g, me, to));
    const ask = moved === 0 ? choose : maybeChoose;
    const figure: PointedFigure | undefined = yield* ask(g, me, 'move-figure', figures, { as: asFigure });
    if (!figure?.guild) return;
    const ends = to.filter(location => location !== figure.at);
    const end = yield* choose(g, me, 'move-to', ends, { params: { from: figure.at }, as: asPlace });
    if (end) moveAll(g, me, [figure.guild], figure.at, end);
  }
}

/** MC-FAQC-14: one figure of any owner from another location, or one of the own Crypt. */
export function* moveAnyones(g: G, me: Seat, to: LocationId): Flow<void> {
  const elsewhere = LOCATIONS.map(({ id }) => id).filter(id => id !== to);
  const figures = [
    ...guildFigures(g, [me], [CRYPT]),
    ...guildFigures(g, [me, ...opponents(g, me)], elsewhere),
    ...specialFigures(g, [me, ...opponents(g, me)]).filter(({ at }) => at !== to),
  ];
  const figure = yield* maybeChoose(g, me, 'move-anyones', figures, {
    rule: 'MC-FAQC-14',
    as: asFigure,
    params: { to },
  });
  if (figure?.guild) moveAll(g, figure.seat, [figure.guild], figure.at, to);
  else if (figure?.special) placeSpecial(g, figure.seat, figure.special, to);
}
