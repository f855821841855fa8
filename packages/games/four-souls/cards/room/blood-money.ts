import { bloodMoney as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { eachOtherPlayer, gains, whenAPlayerDies } from '../../src/card-kit.ts';

/** When a player dies, before the death penalty, each other player gains {cents}¢. */
export const bloodMoney: Behaviour = { abilities: [whenAPlayerDies(eachOtherPlayer(gains(its.cents)))] };
