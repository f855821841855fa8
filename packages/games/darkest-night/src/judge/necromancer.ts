import { type LocationName, limits } from '../defs.ts';
import type { G, HeroId } from '../state.ts';
import { blightsIn } from '../verbs/blights.ts';
import { relicOf } from '../verbs/dice.ts';
import { heroAt, isWithNecromancer } from '../verbs/heroes.ts';
import { waysAfter } from '../verbs/necromancer.ts';
import { keysOf } from './worth.ts';

/** Where a Necromancer player likes to stand: what no longer fits there appears on the Monastery (DN-BLIGHT-03). */
export function lairWorth(g: G, at: LocationName): number {
  const blights = blightsIn(g, at).length;
  return blights + (blights >= limits.blightsPerLocation ? 3 : 0);
}

/** Whom he likes to pursue: the weak, those who carry keys or a relic, and those he can attack where he stands. */
export function preyWorth(g: G, hero: HeroId): number {
  const { grace, secrecy } = heroAt(g, hero);
  const lair = Math.max(...waysAfter(g, hero).map(at => lairWorth(g, at)));
  const carried = keysOf(g, hero) + (relicOf(g, hero) === undefined ? 0 : 3);
  const caught = isWithNecromancer(g, hero) && secrecy <= 1 ? 3 : 0;
  return lair + carried + caught - 0.7 * grace;
}
