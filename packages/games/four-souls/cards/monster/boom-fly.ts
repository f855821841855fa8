import { boomFly as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { does, impersonal, inflictOnEach, inTurnOrder, whenThisDies } from '../../src/card-kit.ts';

/** When it dies, it deals {damage} damage to each player. */
export const boomFly: Behaviour = {
  abilities: [whenThisDies(impersonal(does((g, use) => inflictOnEach(g, use, inTurnOrder(g), its.damage))))],
};
