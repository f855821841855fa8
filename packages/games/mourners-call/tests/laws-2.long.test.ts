import { holdLawsLong } from './plans.ts';

holdLawsLong(25_000, 50_000);
