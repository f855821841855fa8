import type { Bot } from './bot.ts';
import { easy, normal } from './heuristic.ts';
import { random } from './random.ts';

/** By strength, weakest first. */
export const botNames = ['random', 'easy', 'normal'] as const;
export type BotName = (typeof botNames)[number];

export const bots: Readonly<Record<BotName, Bot>> = { random, easy, normal };

export const isBotName = (name: unknown): name is BotName => (botNames as readonly unknown[]).includes(name);
