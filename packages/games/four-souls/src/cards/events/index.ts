import type { Behaviour } from '../behaviour.ts';
import { ambushEvent } from './ambush-event.ts';
import { bossRush } from './boss-rush.ts';
import { chestCents } from './chest-cents.ts';
import { chestLoot } from './chest-loot.ts';
import { cursedChest } from './cursed-chest.ts';
import { darkChestA } from './dark-chest-a.ts';
import { darkChestB } from './dark-chest-b.ts';
import { devilDeal } from './devil-deal.ts';
import { goldChestA } from './gold-chest-a.ts';
import { goldChestB } from './gold-chest-b.ts';
import { greedEvent } from './greed-event.ts';
import { headTrauma } from './head-trauma.ts';
import { iCanSeeForever } from './i-can-see-forever.ts';
import { megaTrollBomb } from './mega-troll-bomb.ts';
import { secretRoom } from './secret-room.ts';
import { shopUpgrade } from './shop-upgrade.ts';
import { tntBarrel } from './tnt-barrel.ts';
import { trollBombs } from './troll-bombs.ts';
import { trollBombs2 } from './troll-bombs-2.ts';
import { weNeedToGoDeeper } from './we-need-to-go-deeper.ts';
import { xlFloor } from './xl-floor.ts';

export const events: Readonly<Record<string, Behaviour>> = {
  'ambush-event': ambushEvent,
  'boss-rush': bossRush,
  'chest-cents': chestCents,
  'chest-loot': chestLoot,
  'cursed-chest': cursedChest,
  'dark-chest-a': darkChestA,
  'dark-chest-b': darkChestB,
  'devil-deal': devilDeal,
  'gold-chest-a': goldChestA,
  'gold-chest-b': goldChestB,
  'greed-event': greedEvent,
  'head-trauma': headTrauma,
  'i-can-see-forever': iCanSeeForever,
  'mega-troll-bomb': megaTrollBomb,
  'secret-room': secretRoom,
  'shop-upgrade': shopUpgrade,
  'tnt-barrel': tntBarrel,
  'troll-bombs': trollBombs,
  'troll-bombs-2': trollBombs2,
  'we-need-to-go-deeper': weNeedToGoDeeper,
  'xl-floor': xlFloor,
};
