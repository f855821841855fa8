import { type CardId, choose, type Flow, type Seat } from '@tavolata/kernel';
import {
  type Cost,
  CRYPT,
  type Deed,
  type EffectStep,
  type Faction,
  LOCATIONS,
  type LocationId,
} from '../defs.ts';
import type { G } from '../state.ts';
import { mourners } from '../zones.ts';
import {
  factionCount,
  guildsOwned,
  inOrder,
  locationsWithFigures,
  mournerDef,
  opponents,
  player,
} from './board.ts';
import { defeatRaker, discardOpen, lookAt, revealWallows, swapCourt, turnMourner } from './card-effects.ts';
import {
  asFigure,
  factionOf,
  gainFigure,
  guildFigures,
  type Pointed,
  placeSpecial,
  removeSpecial,
  returnFigure,
  sendToCrypt,
} from './figures.ts';
import {
  asFaction,
  gainAnyInfluence,
  gainEtherea,
  gainInfluence,
  gainUnity,
  loseInfluence,
  loseUnity,
  spendEtherea,
  spendInfluence,
  stealInfluence,
} from './goods.ts';
import { happens } from './happenings.ts';
import { gainMourner } from './mourners.ts';
import { asPlace, locationsFor, moveAnyones, moveApart, moveTogether } from './moves.ts';
import { decksOf, returnable, victimsOf } from './requirements.ts';
import { guildsInReserve } from './reserve.ts';
import { lower, raise } from './tracks.ts';
