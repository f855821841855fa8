import { bossMonster } from '@tavolata/boss-monster';
import { rules as bossMonsterRules } from '@tavolata/boss-monster/rules';
import { en as bossMonsterEn } from '@tavolata/boss-monster/texts/en';
import { it as bossMonsterIt } from '@tavolata/boss-monster/texts/it';
import { bossMonsterBoard } from './boards/boss-monster.ts';
import { registered } from './registry.ts';

/** Every game that can be played. A new one is one entry here. */
export const games = [
  registered(bossMonster, {
    texts: { it: bossMonsterIt, en: bossMonsterEn },
    rules: bossMonsterRules,
    played: ['room-built', 'spell-played'],
    board: bossMonsterBoard,
  }),
];
