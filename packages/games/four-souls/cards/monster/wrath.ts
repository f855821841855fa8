import { wrath as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { eachPlayerSuffers, on, rolls, whenThisDies } from '../../src/card-kit.ts';

/** When it dies, the active player rolls. {low}: each player takes {lowDamage} damage; {high}: each player takes {highDamage}. */
export const wrath: Behaviour = {
  abilities: [
    whenThisDies(
      rolls(on(its.low, eachPlayerSuffers(its.lowDamage)), on(its.high, eachPlayerSuffers(its.highDamage))),
    ),
  ],
};
