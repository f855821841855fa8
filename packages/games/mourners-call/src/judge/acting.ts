import type { CardId, Option, Seat } from '@tavolata/kernel';
import type { CourtDef, Deed, Faction, GuildId, Place } from '../defs.ts';
import { limits, MALAVESTROS } from '../defs.ts';
import type { G } from '../state.ts';
import { priceOf } from '../steps/actions/recruiting.ts';
import { mournerDef, player, wallowsDef } from '../verbs/board.ts';
import { ethereaWorth } from './etherea.ts';
import {
  bestFreeMove,
  bestMoveFrom,
  type City,
  cityOf,
  guildWorth,
  jesterWorth,
  standWorth,
} from './places.ts';
import { deedWorth, figureWorth, stepsWorth } from './worth.ts';

/** Free moves and figures put into the city are worth what they win now. */
function rowWorth(g: G, seat: Seat, city: City, row: Deed): number {
  let worth = deedWorth(g, seat, row);
  for (const step of row.does ?? []) {
    if (!step.place && step.move !== 'own') continue;
    const wins = step.place
      ? Math.max(...city.map(step.place === MALAVESTROS ? jesterWorth : standWorth))
      : Math.max(0, bestFreeMove(g, seat, city));
    worth += wins - stepsWorth(g, seat, [step]);
  }
  return worth;
}

function fightWorth(g: G, seat: Seat, card: CardId): number {
  const { defeatOn = 0, reward, penalty } = wallowsDef(g, card);
  const needed = Math.max(0, defeatOn - 1 - player(g, seat).etherea);
  const lose = Math.min(1, needed / 6);
  const stake = stepsWorth(g, seat, reward) - stepsWorth(g, seat, penalty);
  return (1 - lose) * stake - 0.5;
}

const recruitRisk = (g: G, seat: Seat): number =>
  stepsWorth(g, seat, [{ raise: 'threat', number: limits.recruit.threat }]);

/** What an action of the Action phase is worth against passing, which is worth nothing. */
function actWorth(g: G, seat: Seat, city: City, { key, card, place, value = 1 }: Option): number {
  switch (key) {
    case 'play': {
      const def = g.def(card as CardId) as CourtDef;
      const row = def.actions[value - 1];
      // A card not played is lost at the end of the phase.
      return row ? rowWorth(g, seat, city, row) + stepsWorth(g, seat, def.onPlay) + 0.3 : 0;
    }
    case 'recruit': {
      const guild = place as GuildId;
      const price = ethereaWorth(g, seat, -priceOf(g, seat, guild));
      return figureWorth(g, seat) + 0.8 * guildWorth(g, seat, guild) + recruitRisk(g, seat) + price - 0.3;
    }
    case 'buy-mourner': {
      const price = ethereaWorth(g, seat, -limits.recruit.mourner);
      return stepsWorth(g, seat, [{ mourner: place as Faction }]) + recruitRisk(g, seat) + price - 0.3;
    }
    case 'move':
      return bestMoveFrom(g, seat, city, place as Place, true);
    case 'activate':
      return rowWorth(g, seat, city, mournerDef(g, card as CardId));
    case 'fight':
      return fightWorth(g, seat, card as CardId);
    default:
      return 0.05;
  }
}

/** One look at the city serves all actions. */
export function actWorths(g: G, seat: Seat): (option: Option) => number {
  const city = cityOf(g, seat);
  return option => actWorth(g, seat, city, option);
}
