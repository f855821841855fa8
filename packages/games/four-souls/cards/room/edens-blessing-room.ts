import type { Behaviour } from '../../src/behaviour.ts';
import { atAnyTurnStart, may, myItem, rerollsItem } from '../../src/card-kit.ts';

/** At the start of each turn the active player may reroll a target item of theirs. */
export const edensBlessingRoom: Behaviour = {
  abilities: [atAnyTurnStart(may(rerollsItem(myItem)))],
};
