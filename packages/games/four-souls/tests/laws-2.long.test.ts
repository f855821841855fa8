import { holdLawsIn } from './plans.ts';

holdLawsIn(10_000, 20_200);
