import type { Behaviour } from '../behaviour.ts';
import { does, impersonal, inflictOnEach, inTurnOrder, whenThisDies } from '../write.ts';

/** When it dies, it deals 1 damage to each player. */
export const boomFly: Behaviour = {
  abilities: [whenThisDies(impersonal(does((g, use) => inflictOnEach(g, use, inTurnOrder(g), 1))))],
};
