import type { Behaviour } from '../behaviour.ts';
import { eachOtherPlayer, gains, whenAPlayerDies } from '../write.ts';

/** When a player dies, before the death penalty, each other player gains 4¢. */
export const bloodMoney: Behaviour = { abilities: [whenAPlayerDies(eachOtherPlayer(gains(4)))] };
