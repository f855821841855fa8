import type { Game } from '@tavolata/kernel';
import { behaviours } from './cards/index.ts';
import { blanks, type CardDef, defsWith, VARIANTS } from './defs.ts';
import { glance } from './glance.ts';
import { judge } from './judge/index.ts';
import { arrange } from './scenario.ts';
import { create, deal } from './setup.ts';
import { type BossMonsterState, clone } from './state.ts';
import { step } from './steps/index.ts';
import { leave } from './steps/leaving.ts';
import { zones } from './zones.ts';

export const bossMonster: Game<BossMonsterState, CardDef> = {
  slug: 'boss-monster',
  version: '1.0.0',
  schema: 1,
  players: { min: 2, max: 4 },
  options: { variants: { kind: 'switches', of: VARIANTS } },
  defs: defsWith(behaviours),
  blanks,
  zones,
  create,
  deal,
  step,
  leave,
  clone,
  // Every Boss Monster card is a card instance: the kernel itself sees that none is lost.
  sums: ({ core }) => ({ cards: core.def.length }),
  glance,
  arrange,
  judge,
};

// What a page draws with: the same selectors the rules use, over any view.
export type { Space } from './state.ts';
export { damageOf, damageParts, player, spotOf, treasures } from './verbs/dungeon.ts';
export { healthOf as heroHealth, soulsOf, woundsOf } from './verbs/heroes.ts';
export { bossSpace, deck, entrance, faceDown, hand, inside, stack } from './zones.ts';
export type { BossMonsterState, CardDef };
