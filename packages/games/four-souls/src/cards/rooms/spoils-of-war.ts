import type { Behaviour } from '../behaviour.ts';
import { eachOtherPlayer, loots, whenAPlayerDies } from '../write.ts';

/** When a player dies, before the death penalty, each other player loots 1. */
export const spoilsOfWar: Behaviour = { abilities: [whenAPlayerDies(eachOtherPlayer(loots(1)))] };
