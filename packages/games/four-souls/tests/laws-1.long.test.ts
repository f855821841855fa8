import { holdLawsIn } from './plans.ts';

holdLawsIn(200, 10_000);
