import { dadsLostCoin as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { may, rerollsThatRoll, whenWouldRoll } from '../../src/card-kit.ts';

/** Whenever a player would roll a {face}, you may make them roll again. */
export const dadsLostCoin: Behaviour = { abilities: [whenWouldRoll(its.face, may(rerollsThatRoll))] };
