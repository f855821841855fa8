import { holdLawsLong } from './plans.ts';

holdLawsLong(0, 25_000);
