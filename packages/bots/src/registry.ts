import type { Bot } from './bot.ts';
import { easy, normal } from './heuristic.ts';
import { random } from './random.ts';
import { searchBot } from './search/search.ts';

/** By strength, weakest first. */
export const botNames = ['random', 'easy', 'normal', 'hard', 'master'] as const;
export type BotName = (typeof botNames)[number];

/** How many decisions a bot that searches plays in its imagination before it takes one. */
const BUDGETS = { hard: 3000, master: 15_000 } as const;

export const bots: Readonly<Record<BotName, Bot>> = {
  random,
  easy,
  normal,
  hard: searchBot('hard', BUDGETS.hard),
  master: searchBot('master', BUDGETS.master),
};

export const isBotName = (name: unknown): name is BotName => (botNames as readonly unknown[]).includes(name);
