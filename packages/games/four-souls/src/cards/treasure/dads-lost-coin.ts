import type { Behaviour } from '../behaviour.ts';
import { may, rerollsThatRoll, whenWouldRoll } from '../write.ts';

/** Whenever a player would roll a 1, you may make them roll again. */
export const dadsLostCoin: Behaviour = { abilities: [whenWouldRoll([1], may(rerollsThatRoll))] };
