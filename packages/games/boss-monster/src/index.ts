import type { CardGame } from '@tavolata/kernel';
import { behaviours } from '../generated/cards.ts';
import { blanks, type CardDef, defsWith, VARIANTS } from './defs.ts';
import { glance } from './glance.ts';
import { guess } from './guess.ts';
import { judge } from './judge/index.ts';
import { arrange } from './scenario.ts';
import { create, deal } from './setup.ts';
import { type BossMonsterState, clone } from './state.ts';
import { step } from './steps/index.ts';
import { leave } from './steps/leaving.ts';
import { zones } from './zones.ts';

export const bossMonster: CardGame<BossMonsterState, CardDef> = {
  slug: 'boss-monster',
  version: '1.3.0',
  schema: 3,
  players: { min: 2, max: 4 },
  options: { variants: { kind: 'switches', of: VARIANTS } },
  defs: defsWith(behaviours),
  blanks,
  zones,
  create,
  deal,
  step,
  turn: ({ turn }) => turn,
  leave,
  clone,
  // Every Boss Monster card is a card instance: the kernel itself sees that none is lost.
  sums: ({ core }) => ({ cards: core.def.length }),
  glance,
  arrange,
  judge,
  guess,
};

// What a page draws with: the same selectors the rules use, over any view.
export { type HeroDef, limits, type RoomDef, TREASURES, type Treasure } from './defs.ts';
export {
  type Course,
  courseOf,
  damageInAll,
  lures,
  nextHeroOf,
  revealed,
  type Stop,
  waitingEffects,
  withBuilt,
} from './preview.ts';
export type { Effect, Space, Spot } from './state.ts';
export { isUsed } from './verbs/build.ts';
export {
  activeRooms,
  damageOf,
  damageParts,
  neighbour,
  type Part,
  player,
  spotOf,
  treasures,
} from './verbs/dungeon.ts';
export { healthOf as heroHealth, soulsOf, woundsOf } from './verbs/heroes.ts';
export { lastDeclared, targetOf } from './verbs/waiting.ts';
export {
  bossOffer,
  bossSpace,
  deck,
  entrance,
  faceDown,
  hand,
  inside,
  setAside,
  souls,
  stack,
  wounds,
} from './zones.ts';
export type { BossMonsterState, CardDef };
