import type { CardGame } from '@tavolata/kernel';
import { blanks, type CardDef, defs, GUILDS, limits, VARIANTS } from './defs.ts';
import { glance } from './glance.ts';
import { judge } from './judge/index.ts';
import { arrange } from './scenario.ts';
import { create, deal } from './setup.ts';
import { clone, type MournersCallState, type Player } from './state.ts';
import { step } from './steps/index.ts';
import { leave } from './steps/leaving.ts';
import { zones } from './zones.ts';

/** What no play creates or destroys; supply and Unity set aside are accounts. */
function sums(state: MournersCallState): Record<string, number> {
  const players: Player[] = Object.values(state.players);
  const total = (of: (player: Player) => number): number => players.reduce((sum, each) => sum + of(each), 0);
  const inPiles = state.piles.reduce((sum, { etherea, taken }) => sum + (taken ? 0 : etherea), 0);
  const guilds = GUILDS.map(({ id }): [string, number] => [
    id,
    state.figures[id] + total(({ figures }) => figures.filter(({ guild }) => guild === id).length),
  ]);
  return {
    cards: state.core.def.length,
    etherea: state.supply + state.forge + inPiles + total(({ etherea }) => etherea),
    unity: state.reserve + state.setAside + state.outOfGame + total(({ unity }) => unity),
    ...Object.fromEntries(guilds),
  };
}

export const mournersCall: CardGame<MournersCallState, CardDef> = {
  slug: 'mourners-call',
  version: '1.4.0',
  schema: 3,
  players: limits.players,
  options: {
    variants: { kind: 'switches', of: VARIANTS },
    'first-player': { kind: 'one', of: ['random', 'a', 'b', 'c', 'd', 'e'], default: 'random' },
    'starting-mourner': { kind: 'one', of: ['choose', 'random'], default: 'choose' },
  },
  defs,
  blanks,
  zones,
  create,
  deal,
  step,
  turn: ({ round }) => round,
  leave,
  clone,
  sums,
  glance,
  arrange,
  judge,
};

// What a page draws with: the same selectors the rules use, over any view.
export {
  CRYPT,
  FACTIONS,
  type Faction,
  factionOfSpecial,
  GUILDS,
  type Guild,
  type GuildId,
  guildOf,
  isGuild,
  LOCATIONS,
  LONGER,
  type Location,
  type LocationId,
  limitFor,
  limits,
  locationOf,
  MALAVESTROS,
  modeFor,
  type Place,
  SPECIALS,
  type SpecialId,
  TRACKS,
  type Track,
  titheFor,
  trackFacts,
} from './defs.ts';
export type {
  Cost,
  CourtDef,
  Deed,
  EffectStep,
  MotiveDef,
  MournerDef,
  Scoring,
  WallowsDef,
} from './printed.ts';
export { type G, PHASES, type Phase } from './state.ts';
export { active } from './steps/action.ts';
export { priceOf } from './steps/actions/recruiting.ts';
export { DECIDED } from './steps/count.ts';
export { passesTo } from './steps/draft.ts';
export { leadersBy, strengthAt } from './steps/resolution.ts';
export { isTitheOver, rewardsOf, titheDue } from './steps/tithe.ts';
export {
  countAt,
  figuresAt,
  freeBases,
  guildCount,
  guildsAt,
  influenceOf,
  inOrder,
  isGuarded,
  isTurned,
  leftOf,
  openRakers,
  player,
  seatsIn,
  specialsOf,
} from './verbs/board.ts';
export { motivePoints, motiveWorth, openPoints } from './verbs/scoring.ts';
export {
  artifacts,
  COURT_DECK,
  COURT_DISCARD,
  COURT_PLAYED,
  hand,
  motives,
  mournerDeck,
  mourners,
  openWallows,
  packet,
  STARTERS,
  WALLOWS_DECK,
  WALLOWS_DISCARD,
} from './zones.ts';
export type { CardDef, MournersCallState };
