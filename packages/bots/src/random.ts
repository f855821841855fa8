import { anyPick } from '@tavolata/kernel/laws';
import type { Bot } from './bot.ts';

/** Any legal answer: for tests, and as the measure of the others. */
export const random: Bot = {
  name: 'random',
  looks: false,
  choose: (_view, question, below) => anyPick(question, below),
};
