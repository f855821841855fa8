import { holdLawsOver } from '@tavolata/testing';
import { bossMonster } from '../src/index.ts';
import { longPlanOf } from './plans.ts';

holdLawsOver(bossMonster, longPlanOf, 25_000, 50_000);
