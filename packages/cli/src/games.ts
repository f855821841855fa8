import { bossMonster } from '@tavolata/boss-monster';
import { rules as bossMonsterRules } from '@tavolata/boss-monster/rules';
import { en as bossMonsterEn } from '@tavolata/boss-monster/texts/en';
import { it as bossMonsterIt } from '@tavolata/boss-monster/texts/it';
import { darkestNight } from '@tavolata/darkest-night';
import { rules as darkestNightRules } from '@tavolata/darkest-night/rules';
import { en as darkestNightEn } from '@tavolata/darkest-night/texts/en';
import { it as darkestNightIt } from '@tavolata/darkest-night/texts/it';
import { fourSouls } from '@tavolata/four-souls';
import { rules as fourSoulsRules } from '@tavolata/four-souls/rules';
import { en as fourSoulsEn } from '@tavolata/four-souls/texts/en';
import { it as fourSoulsIt } from '@tavolata/four-souls/texts/it';
import { mournersCall } from '@tavolata/mourners-call';
import { rules as mournersCallRules } from '@tavolata/mourners-call/rules';
import { en as mournersCallEn } from '@tavolata/mourners-call/texts/en';
import { it as mournersCallIt } from '@tavolata/mourners-call/texts/it';
import { sorcerersArena } from '@tavolata/sorcerers-arena';
import { rules as sorcerersArenaRules } from '@tavolata/sorcerers-arena/rules';
import { en as sorcerersArenaEn } from '@tavolata/sorcerers-arena/texts/en';
import { it as sorcerersArenaIt } from '@tavolata/sorcerers-arena/texts/it';
import { bossMonsterBoard } from './boards/boss-monster.ts';
import { darkestNightBoard } from './boards/darkest-night.ts';
import { fourSoulsBoard } from './boards/four-souls.ts';
import { mournersCallBoard } from './boards/mourners-call.ts';
import { sorcerersArenaBoard } from './boards/sorcerers-arena.ts';
import { fourSoulsDeed } from './deeds/four-souls.ts';
import { registered } from './registry.ts';
import { darkestNightBalance } from './reports/darkest-night.ts';
import { mournersCallBalance } from './reports/mourners-call.ts';
import { sorcerersArenaBalance } from './reports/sorcerers-arena.ts';

/** Every game that can be played. A new one is one entry here. */
export const games = [
  registered(bossMonster, {
    texts: { it: bossMonsterIt, en: bossMonsterEn },
    rules: bossMonsterRules,
    played: ['room-built', 'spell-played'],
    board: bossMonsterBoard,
  }),
  registered(darkestNight, {
    texts: { it: darkestNightIt, en: darkestNightEn },
    rules: darkestNightRules,
    played: ['power-used', 'item-used'],
    board: darkestNightBoard,
    reports: { balance: darkestNightBalance },
  }),
  registered(fourSouls, {
    texts: { it: fourSoulsIt, en: fourSoulsEn },
    rules: fourSoulsRules,
    played: ['loot-played', 'activated'],
    board: fourSoulsBoard,
    deed: fourSoulsDeed,
  }),
  registered(mournersCall, {
    texts: { it: mournersCallIt, en: mournersCallEn },
    rules: mournersCallRules,
    played: ['court-played', 'mourner-activated'],
    board: mournersCallBoard,
    reports: { balance: mournersCallBalance },
  }),
  registered(sorcerersArena, {
    texts: { it: sorcerersArenaIt, en: sorcerersArenaEn },
    rules: sorcerersArenaRules,
    played: ['card-played', 'skill-used'],
    board: sorcerersArenaBoard,
    reports: { balance: sorcerersArenaBalance },
  }),
];
