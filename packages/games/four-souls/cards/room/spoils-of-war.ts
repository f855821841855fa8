import { spoilsOfWar as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { eachOtherPlayer, loots, whenAPlayerDies } from '../../src/card-kit.ts';

/** When a player dies, before the death penalty, each other player loots {loot}. */
export const spoilsOfWar: Behaviour = { abilities: [whenAPlayerDies(eachOtherPlayer(loots(its.loot)))] };
