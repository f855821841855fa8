import type { Flow, Option, Seat } from '@tavolata/kernel';
import { FACTIONS, type Faction, GUILDS, type GuildId, guildOf, limits } from '../../defs.ts';
import type { G } from '../../state.ts';
import { freeBases, isTurned, mournerDef, player } from '../../verbs/board.ts';
import { bringMourner } from '../../verbs/effects.ts';
import { gainFigure } from '../../verbs/figures.ts';
import { spendEtherea } from '../../verbs/goods.ts';
import { happens, tally } from '../../verbs/happenings.ts';
import { raise } from '../../verbs/tracks.ts';
import { mournerDeck, mourners } from '../../zones.ts';
import type { ActionKind } from './kind.ts';

/** MC-RECR-01, unless a Mourner makes it cheaper. */
export function priceOf(g: G, seat: Seat, guild: GuildId): number {
  const { faction } = guildOf(guild);
  let lowest: number = limits.recruit.figure;
  for (const card of g.cards(mourners(seat))) {
    const { on, of, price = lowest } = mournerDef(g, card);
    if (on === 'recruiting-figure' && of === faction && !isTurned(g, card)) lowest = Math.min(lowest, price);
  }
  return lowest;
}

function paid(g: G, seat: Seat, number: number): void {
  spendEtherea(g, seat, number);
  tally(g, seat, 'recruit-etherea-spent', number);
}

/** MC-RECR-13: the rise comes last. */
function* recruited(g: G, seat: Seat): Flow<void> {
  happens(g, seat, 'recruit-action');
  yield* raise(g, 'threat', limits.recruit.threat, [seat]);
}

const guildIn = ({ place }: Option): GuildId => place as GuildId;
const factionIn = ({ place }: Option): Faction => place as Faction;

const FIGURES: readonly Option[] = GUILDS.map(({ id }) => ({ key: 'recruit', place: id }));
const MOURNERS: readonly Option[] = FACTIONS.map(faction => ({ key: 'buy-mourner', place: faction }));

/** MC-RECR-01 to -06. */
export const recruiting: ActionKind = {
  offers: () => FIGURES,
  refuse(g, seat, option) {
    const guild = guildIn(option);
    if (freeBases(g, seat) === 0) return g.refuse('MC-SUPPLY-02', 'no-base');
    if (g.state.figures[guild] === 0) return g.refuse('MC-SUPPLY-05', 'no-figure');
    const number = priceOf(g, seat, guild);
    if (player(g, seat).etherea < number) return g.refuse('MC-RECR-01', 'too-little-etherea', { number });
    return undefined;
  },
  *take(g, seat, option): Flow<void> {
    const guild = guildIn(option);
    g.emit('recruits', { seat, guild });
    paid(g, seat, priceOf(g, seat, guild));
    gainFigure(g, seat, guild);
    happens(g, seat, 'recruited-figure', { faction: guildOf(guild).faction });
    yield* recruited(g, seat);
  },
};

/** MC-RECR-07 to -12. */
export const buying: ActionKind = {
  offers: () => MOURNERS,
  refuse(g, seat, option) {
    const number = limits.recruit.mourner;
    if (g.cards(mournerDeck(factionIn(option))).length === 0) return g.refuse('MC-SUPPLY-04', 'deck-empty');
    if (player(g, seat).etherea < number) return g.refuse('MC-RECR-07', 'too-little-etherea', { number });
    return undefined;
  },
  *take(g, seat, option): Flow<void> {
    g.emit('buys-mourner', { seat, faction: factionIn(option) });
    paid(g, seat, limits.recruit.mourner);
    yield* bringMourner(g, seat, factionIn(option));
    yield* recruited(g, seat);
  },
};
