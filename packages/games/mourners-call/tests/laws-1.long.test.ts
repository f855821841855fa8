import { holdLawsOver } from '@tavolata/testing';
import { mournersCall } from '../src/index.ts';
import { longPlanOf } from './plans.ts';

holdLawsOver(mournersCall, longPlanOf, 0, 25_000);
