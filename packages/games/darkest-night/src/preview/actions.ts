import type { Option } from '@tavolata/kernel';
import { type LocationName, limits } from '../defs.ts';
import type { G, HeroId } from '../state.ts';
import { searchDifficulty } from '../verbs/board.ts';
import { imagined } from '../verbs/chance.ts';
import { placeOf } from '../verbs/heroes.ts';
import { powerDef } from '../verbs/powers.ts';
import { attackOn, attackOnNecromancer } from './combat.ts';
import { against, type RollPreview } from './roll.ts';

/** A search with so many dice; nothing where there is nothing to find. */
export function searchOf(g: G, hero: HeroId, at: LocationName, base: number): RollPreview | undefined {
  const target = searchDifficulty(g, hero, at);
  return target === undefined
    ? undefined
    : against(g, imagined(g, { hero, kind: 'search', base, at }), target);
}

const { dice: PRAYER, needs: ANSWERED } = limits.pray;

/** The roll an action leads to; an attack with the Tactic that serves it best. */
export function actionRoll(g: G, hero: HeroId, { key, card }: Option): RollPreview | undefined {
  const here = placeOf(g, hero);
  switch (key) {
    case 'search':
      return searchOf(g, hero, here, limits.search.dice);
    case 'pray':
      return against(g, imagined(g, { hero, kind: 'pray', base: PRAYER }), ANSWERED);
    case 'attack':
      return card === undefined ? undefined : attackOn(g, hero, card);
    case 'attack-necromancer':
      return attackOnNecromancer(g, hero);
    case 'power': {
      const search = card === undefined ? undefined : powerDef(g, card).search;
      return search?.dice && !search.anywhere ? searchOf(g, hero, here, search.dice) : undefined;
    }
    default:
      return undefined;
  }
}
