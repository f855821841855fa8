import { holdLawsOver } from '@tavolata/testing';
import { darkestNight } from '../src/index.ts';
import { longPlanOf } from './plans.ts';

holdLawsOver(darkestNight, longPlanOf, 0, 25_000);
