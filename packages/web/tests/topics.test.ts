import { rules as bossMonster } from '@tavolata/boss-monster/rules';
import { rules as darkestNight } from '@tavolata/darkest-night/rules';
import { rules as fourSouls } from '@tavolata/four-souls/rules';
import { rules as mournersCall } from '@tavolata/mourners-call/rules';
import { rules as sorcerersArena } from '@tavolata/sorcerers-arena/rules';
import { expect, test } from 'vitest';
import { en } from '../generated/texts/en.ts';
import { it as italian } from '../generated/texts/it.ts';

const LEDGERS = [bossMonster, darkestNight, fourSouls, mournersCall, sorcerersArena];

test('every chapter of a rulebook has its heading in both languages, and no heading is without a chapter', () => {
  const topics = LEDGERS.flatMap(rules => Object.values(rules).map(({ topic }) => `topic.${topic}`));
  const wanted = [...new Set(topics)].sort();
  for (const texts of [italian, en])
    expect(
      Object.keys(texts)
        .filter(key => key.startsWith('topic.'))
        .sort(),
    ).toEqual(wanted);
});
