import { holdLawsOver } from '@tavolata/testing';
import { sorcerersArena } from '../src/index.ts';
import { longPlanOf } from './plans.ts';

holdLawsOver(sorcerersArena, longPlanOf, 25_000, 50_000);
