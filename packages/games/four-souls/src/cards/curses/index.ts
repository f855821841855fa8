import type { Behaviour } from '../behaviour.ts';
import { curseOfAmnesia } from './curse-of-amnesia.ts';
import { curseOfGreed } from './curse-of-greed.ts';
import { curseOfLoss } from './curse-of-loss.ts';
import { curseOfPain } from './curse-of-pain.ts';
import { curseOfTheBlind } from './curse-of-the-blind.ts';

export const curses: Readonly<Record<string, Behaviour>> = {
  'curse-of-amnesia': curseOfAmnesia,
  'curse-of-greed': curseOfGreed,
  'curse-of-loss': curseOfLoss,
  'curse-of-pain': curseOfPain,
  'curse-of-the-blind': curseOfTheBlind,
};
