import type { CardId, Option, Seat } from '@tavolata/kernel';
import type { CourtDef, Deed, EffectStep, GuildId, Place } from '../defs.ts';
import { limits, SPECIALS } from '../defs.ts';
import type { G } from '../state.ts';
import { priceOf } from '../steps/actions/recruiting.ts';
import { mournerDef, player, wallowsDef } from '../verbs/board.ts';
import { bestFreeMove, bestMoveFrom, guildWorth } from './places.ts';
import { deedWorth, figureWorth, stepsWorth } from './worth.ts';

const ETHEREA = 0.55;

/** Free moves are worth what they win now. */
function rowWorth(g: G, seat: Seat, row: Deed): number {
  const moves = (row.does ?? []).some((step: EffectStep) => step.move === 'own');
  const places = (row.does ?? []).some(step => SPECIALS.some(id => id === step.place));
  const worth = deedWorth(g, seat, row);
  if (!moves) return worth;
  return worth - (places ? 0.8 : 1.4) + Math.max(0, bestFreeMove(g, seat));
}

function fightWorth(g: G, seat: Seat, card: CardId): number {
  const { defeatOn = 0, reward, penalty } = wallowsDef(g, card);
  const needed = Math.max(0, defeatOn - 1 - player(g, seat).etherea);
  const lose = Math.min(1, needed / 6);
  const stake = stepsWorth(g, seat, reward) - stepsWorth(g, seat, penalty);
  return (1 - lose) * stake - 0.5;
}

/** What an action of the Action phase is worth against passing, which is worth nothing. */
export function actWorth(g: G, seat: Seat, { key, card, place, value = 1 }: Option): number {
  switch (key) {
    case 'play': {
      const def = g.def(card as CardId) as CourtDef;
      const row = def.actions[value - 1];
      // A card not played is lost at the end of the phase.
      return row ? rowWorth(g, seat, row) + stepsWorth(g, seat, def.onPlay) + 0.3 : 0;
    }
    case 'recruit': {
      const guild = place as GuildId;
      const risk = stepsWorth(g, seat, [{ raise: 'threat', number: limits.recruit.threat }]);
      const price = ETHEREA * priceOf(g, seat, guild);
      return figureWorth(g, seat) + 0.8 * guildWorth(g, seat, guild) + risk - price - 0.6;
    }
    case 'buy-mourner':
      return stepsWorth(g, seat, [{ mourner: 'any' }, { raise: 'threat', number: 1 }]) - ETHEREA * 5 - 0.6;
    case 'move':
      return bestMoveFrom(g, seat, place as Place, limits.move.influencePerFigure);
    case 'activate':
      return rowWorth(g, seat, mournerDef(g, card as CardId));
    case 'fight':
      return fightWorth(g, seat, card as CardId);
    default:
      return 0.05;
  }
}
