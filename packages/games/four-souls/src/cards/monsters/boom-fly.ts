import type { Behaviour } from '../behaviour.ts';
import { does, inflictOnEach, inTurnOrder, whenThisDies } from '../write.ts';

/** When it dies, it deals 1 damage to each player. */
export const boomFly: Behaviour = {
  abilities: [whenThisDies(does((g, use) => inflictOnEach(g, use, inTurnOrder(g), 1)))],
};
